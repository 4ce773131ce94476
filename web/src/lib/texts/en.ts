// What only the terminal says is left out.
const files = import.meta.glob<string>(['../../../../src/saloon/texts/en/*.ftl', '!**/*-terminal.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

export const sources = Object.values(files)
