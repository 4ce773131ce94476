// Runs before the first paint, so that a chosen theme does not flash the other one first.
try {
  const theme = JSON.parse(localStorage.getItem('saloon.settings') || '{}').theme
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's theme it is.
}
