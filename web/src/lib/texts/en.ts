// What is said before a table: games bring their own words. What only the terminal says is left out.
const files = import.meta.glob<string>(
  [
    '../../../../src/saloon/texts/en/*.ftl',
    '!../../../../src/saloon/texts/en/*-terminal.ftl',
    '!../../../../src/saloon/texts/en/ui-{pages,rules}.ftl',
    '!../../../../src/saloon/texts/en/bang-*.ftl',
    '!../../../../src/saloon/texts/en/ui-*bang*.ftl',
    '!../../../../src/saloon/texts/en/dice-*.ftl',
    '!../../../../src/saloon/texts/en/ui-*dice*.ftl',
    '!../../../../src/saloon/texts/en/legends-*.ftl',
    '!../../../../src/saloon/texts/en/ui-*legends*.ftl',
    '!../../../../src/saloon/texts/en/ui-life.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
