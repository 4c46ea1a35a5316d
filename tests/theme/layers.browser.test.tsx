import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../src/components/ui/Button';
import { createTheme } from '../../src/theme/brand';
import { IsolatedThemeProvider } from '../../src/theme/IsolatedThemeProvider';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

/** CSS of a host page, before anything of ours and outside of any layer. */
function hostCss(text: string): void {
  const style = document.createElement('style');
  style.dataset.host = '';
  style.textContent = text;
  document.head.prepend(style);
}

afterEach(() => {
  for (const style of document.querySelectorAll('style[data-host]')) style.remove();
});

const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;

describe('a ThemeProvider with layer={false}', () => {
  it('is stronger than what the page says of elements, in it alone', async () => {
    hostCss('button { border-radius: 3px; }');
    const screen = await render(
      <>
        <ThemeProvider layer={false}>
          <Button>strong</Button>
        </ThemeProvider>
        <ThemeProvider>
          <Button>layered</Button>
        </ThemeProvider>
      </>,
    );
    expect(radius(screen.getByRole('button', { name: 'strong' }).element())).toBe('8px');
    expect(radius(screen.getByRole('button', { name: 'layered' }).element())).toBe('3px');
  });

  it('is no stronger than one class, and its tokens are still the page’s to set', async () => {
    hostCss(
      '.mine.mine { border-radius: 5px; } [data-plinth-root] { --plinth-text: rgb(1, 2, 3); }',
    );
    const screen = await render(
      <ThemeProvider layer={false}>
        <Button className="mine">text</Button>
      </ThemeProvider>,
    );
    const button = screen.getByRole('button').element();
    expect(radius(button)).toBe('5px');
    expect(getComputedStyle(button).color).toBe('rgb(1, 2, 3)');
  });
});

describe('IsolatedThemeProvider', () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return <Button onPress={() => setCount(count + 1)}>Pressed {count}</Button>;
  }

  it('keeps the page’s CSS out, its tokens too, and lets its typeface in', async () => {
    hostCss(`
      * { all: unset; letter-spacing: 4px; }
      body { font-family: monospace; }
      section, [data-plinth-root] { --plinth-control-md: 50px; }
    `);
    const screen = await render(
      <section>
        <IsolatedThemeProvider theme={createTheme({ brand: '#16a34a' })} className="theirs">
          <Button>text</Button>
        </IsolatedThemeProvider>
      </section>,
    );
    const style = getComputedStyle(screen.getByRole('button', { name: 'text' }).element());
    expect([style.display, style.letterSpacing, style.minHeight]).toEqual([
      'inline-flex',
      '-0.07px',
      '36px',
    ]);
    expect(style.fontFamily).toBe('monospace');
    const host = document.querySelector('.theirs');
    expect(host && getComputedStyle(host).display).toBe('block');
  });

  it('lives through StrictMode, new props and a move to nothing', async () => {
    const styles = () => document.querySelectorAll('style').length;
    const before = styles();
    const page = (scheme: 'light' | 'dark') => (
      <StrictMode>
        <IsolatedThemeProvider colorScheme={scheme}>
          <Counter />
        </IsolatedThemeProvider>
      </StrictMode>
    );
    const screen = await render(page('light'));
    await screen.getByRole('button', { name: 'Pressed 0' }).click();
    await screen.rerender(page('dark'));
    await expect.element(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(styles()).toBe(before);
    await screen.unmount();
    expect(document.querySelector('[data-plinth-isolated]')).toBeNull();
  });

  it('leaves its place empty on a server', () => {
    expect(renderToString(<IsolatedThemeProvider>text</IsolatedThemeProvider>)).toBe(
      '<div data-plinth-isolated=""></div>',
    );
  });
});
