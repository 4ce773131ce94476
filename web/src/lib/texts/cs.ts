// What is said before a table: games bring their own words. What only the terminal says is left out.
const files = import.meta.glob<string>(
  [
    '../../../../src/saloon/texts/cs/*.ftl',
    '!../../../../src/saloon/texts/cs/*-terminal.ftl',
    '!../../../../src/saloon/texts/cs/ui-{pages,rules}.ftl',
    '!../../../../src/saloon/texts/cs/bang-*.ftl',
    '!../../../../src/saloon/texts/cs/ui-*bang*.ftl',
    '!../../../../src/saloon/texts/cs/dice-*.ftl',
    '!../../../../src/saloon/texts/cs/ui-*dice*.ftl',
    '!../../../../src/saloon/texts/cs/legends-*.ftl',
    '!../../../../src/saloon/texts/cs/ui-*legends*.ftl',
    '!../../../../src/saloon/texts/cs/ui-life.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
