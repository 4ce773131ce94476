// What is said before a table: games bring their own words. What only the terminal says is left out.
const files = import.meta.glob<string>(
  [
    '../../../../src/saloon/texts/hu/*.ftl',
    '!../../../../src/saloon/texts/hu/*-terminal.ftl',
    '!../../../../src/saloon/texts/hu/ui-{pages,rules}.ftl',
    '!../../../../src/saloon/texts/hu/bang-*.ftl',
    '!../../../../src/saloon/texts/hu/ui-*bang*.ftl',
    '!../../../../src/saloon/texts/hu/dice-*.ftl',
    '!../../../../src/saloon/texts/hu/ui-*dice*.ftl',
    '!../../../../src/saloon/texts/hu/legends-*.ftl',
    '!../../../../src/saloon/texts/hu/ui-*legends*.ftl',
    '!../../../../src/saloon/texts/hu/ui-life.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
