import { createRoot } from 'react-dom/client';
import { createTheme } from '../../src/theme/brand';
import { IsolatedThemeProvider } from '../../src/theme/IsolatedThemeProvider';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { PIECES } from './pieces';

/** One typeface in all hosts: which one it is belongs to the host, and is no difference of ours. */
const theme = createTheme({ tokens: { 'font-family': 'Arial, sans-serif' } });

/** Puts a piece into a place of the host's, as the page's address says. */
function enter(slot: HTMLElement, settings: URLSearchParams): void {
  const piece = PIECES[settings.get('piece') ?? ''];
  const mode = settings.get('mode');
  const dir = settings.get('dir') === 'rtl' ? 'rtl' : undefined;
  const shared = { theme, dir, colorScheme: 'light' } as const;
  createRoot(slot).render(
    mode === 'isolated' ? (
      <IsolatedThemeProvider {...shared}>{piece}</IsolatedThemeProvider>
    ) : (
      <ThemeProvider
        {...shared}
        layer={mode !== 'unlayered'}
        portalContainer={document.getElementById('overlays')}
      >
        {piece}
      </ThemeProvider>
    ),
  );
}

// A second copy of this file on the page takes the second place.
const slot = document.querySelector<HTMLElement>('[data-guest]:not([data-entered])');
if (slot) {
  slot.dataset.entered = '';
  enter(slot, new URLSearchParams(slot.dataset.guest));
}
