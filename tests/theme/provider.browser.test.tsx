import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../src/components/ui/Button';
import { createTheme } from '../../src/theme/brand';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

function color(element: Element, property = 'color'): string {
  return getComputedStyle(element).getPropertyValue(property);
}

afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

describe('ThemeProvider', () => {
  it('changes nothing of the page around it', async () => {
    const before = document.documentElement.outerHTML.slice(0, 200);
    const names = document.documentElement.getAttributeNames();
    await render(<ThemeProvider colorScheme="dark">text</ThemeProvider>);
    expect(document.documentElement.getAttributeNames()).toEqual(names);
    expect(color(document.documentElement, '--plinth-text')).toBe('');
    expect(before).toBe(document.documentElement.outerHTML.slice(0, 200));
  });

  it('switches light and dark by color-scheme alone', async () => {
    const screen = await render(
      <>
        <ThemeProvider colorScheme="light">
          <p>light</p>
        </ThemeProvider>
        <ThemeProvider colorScheme="dark">
          <p>dark</p>
        </ThemeProvider>
      </>,
    );
    const light = color(screen.getByText('light').element());
    const dark = color(screen.getByText('dark').element());
    expect(light).toMatch(/oklch\(0\.235/);
    expect(dark).toMatch(/oklch\(0\.95/);
  });

  it('gives one brand to one provider', async () => {
    const theme = createTheme({ brand: '#16a34a' });
    const screen = await render(
      <>
        <ThemeProvider theme={theme} colorScheme="light">
          <Button variant="primary">green</Button>
        </ThemeProvider>
        <ThemeProvider colorScheme="light">
          <Button variant="primary">own</Button>
        </ThemeProvider>
        <Button variant="primary">none</Button>
      </>,
    );
    // The edge, which does not change under a pointer that another test left there.
    const edge = (name: string) =>
      color(screen.getByRole('button', { name }).element(), 'border-top-color');
    expect(edge('green')).toMatch(/149/);
    expect(edge('own')).toMatch(/266/);
    // Without a provider a widget is complete too.
    expect(edge('none')).toBe(edge('own'));
  });

  it('lets CSS of the host outside any layer win', async () => {
    const host = document.createElement('style');
    host.textContent = 'button { color: rgb(1, 2, 3); }';
    document.head.prepend(host);
    const screen = await render(
      <ThemeProvider>
        <Button>mine</Button>
      </ThemeProvider>,
    );
    expect(color(screen.getByRole('button').element())).toBe('rgb(1, 2, 3)');
    host.remove();
  });

  it('carries scheme, language and direction to the document when asked, and takes them back', async () => {
    document.documentElement.lang = 'de';
    const screen = await render(
      <ThemeProvider applyToDocument colorScheme="dark" locale="ar" dir="rtl">
        text
      </ThemeProvider>,
    );
    const page = document.documentElement;
    expect([page.lang, page.dir, color(page, 'color-scheme')]).toEqual(['ar', 'rtl', 'dark']);
    expect(color(page, 'background-color')).toMatch(/oklch\(0\.205/);
    await screen.unmount();
    expect([page.lang, page.dir, page.className]).toEqual(['de', '', '']);
    expect(page.hasAttribute('data-plinth-document')).toBe(false);
  });

  it('leaves no style elements behind, however often it comes and goes', async () => {
    const once = async () => {
      const screen = await render(
        <ThemeProvider nonce="n">
          <Button>text</Button>
        </ThemeProvider>,
      );
      await screen.unmount();
      return document.querySelectorAll('style[data-emotion^="plinth"]').length;
    };
    const first = await once();
    for (let round = 0; round < 20; round += 1) await once();
    expect(await once()).toBe(first);
  });

  it('hydrates what a server rendered without a word of complaint', async () => {
    const Odd = styled('span')(layered('padding: 3px;'));
    const page = (
      <StrictMode>
        <ThemeProvider colorScheme="light">
          <Button isPending={false}>text</Button>
          <Odd>odd</Odd>
        </ThemeProvider>
      </StrictMode>
    );
    const errors = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    // What a browser has after the module has loaded: the style elements were moved to the head.
    container.innerHTML = renderToString(page).replace(/<style.*?<\/style>/gs, '');
    const recovered: unknown[] = [];
    const root = hydrateRoot(container, page, {
      onRecoverableError: (error) => recovered.push(error),
    });
    await vi.waitFor(() =>
      expect(Object.keys(container.firstElementChild ?? {}).join()).toContain('__react'),
    );
    expect(recovered).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  });
});
