// The boxes bring their own words.
const files = import.meta.glob<string>(
  [
    '../../../../../src/saloon/texts/cs/bang-{ask,base,log,why}.ftl',
    '../../../../../src/saloon/texts/cs/ui-*bang*.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
