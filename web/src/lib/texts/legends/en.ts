const files = import.meta.glob<string>(
  [
    '../../../../../src/saloon/texts/en/legends-*.ftl',
    '../../../../../src/saloon/texts/en/ui-*legends*.ftl',
    '!../../../../../src/saloon/texts/en/*-terminal.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
