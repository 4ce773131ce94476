const files = import.meta.glob<string>('../../../../src/saloon/texts/hu/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export const sources = Object.values(files)
