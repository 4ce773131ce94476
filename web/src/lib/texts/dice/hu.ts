const files = import.meta.glob<string>(
  [
    '../../../../../src/saloon/texts/hu/dice-*.ftl',
    '../../../../../src/saloon/texts/hu/ui-*dice*.ftl',
    '!../../../../../src/saloon/texts/hu/*-terminal.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
