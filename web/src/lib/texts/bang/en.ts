// The boxes bring their own words.
const files = import.meta.glob<string>(
  [
    '../../../../../src/saloon/texts/en/bang-{ask,base,log,why}.ftl',
    '../../../../../src/saloon/texts/en/ui-*bang*.ftl',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

export const sources = Object.values(files)
