// Runs before the first paint, so that a chosen theme does not flash the other one first.
try {
  const theme = JSON.parse(localStorage.getItem('saloon.settings') || '{}').theme ?? 'dark'
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Without storage it is night, as for every first visit.
  document.documentElement.dataset.theme = 'dark'
}
