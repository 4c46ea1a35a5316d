// The theme that was chosen in this browser, before anything is painted: the page's code comes
// later, and until then the page would show the system's scheme. What a theme is and where it lies
// is said in src/platform/storage.ts; tests/platform/first-paint.test.ts keeps the two together.
(() => {
  try {
    const theme = localStorage.getItem('plinth.theme');
    if (theme !== 'light' && theme !== 'dark') return;
    document.querySelector('meta[name="color-scheme"]').content = theme;
  } catch {
    // Storage that is not allowed holds no theme.
  }
})();
