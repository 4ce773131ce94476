const files = import.meta.glob<string>(
  [
    '../../../../../src/saloon/texts/cs/dice-*.ftl',
    '../../../../../src/saloon/texts/cs/ui-*dice*.ftl',
    '!../../../../../src/saloon/texts/cs/*-terminal.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
