import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../src/components/ui/Button';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

it('the nonce is on every style element, and where react-aria looks for it', async () => {
  const before = new Set(document.querySelectorAll('style'));
  const screen = await render(
    <ThemeProvider nonce="n0nce">
      <Button>Ours</Button>
    </ThemeProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Ours' })).toBeVisible();
  const added = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
  expect(added).not.toEqual([]);
  expect(added.filter(({ nonce }) => nonce !== 'n0nce').map((style) => style.outerHTML)).toEqual(
    [],
  );
  // react-aria writes none under test; this is where it looks for the nonce.
  const mark = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  expect(mark?.nonce).toBe('n0nce');
});
