import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../src/components/ui/Button';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const HostButton = styled(Button)`
  background: rgb(1, 2, 3);
  border-radius: 0;
`;
const HostText = styled.p`
  color: rgb(4, 5, 6);
`;

describe('a host page with emotion of its own', () => {
  it('restyles our components with styled(), whatever we say about them', async () => {
    const screen = await render(
      <CacheProvider value={createCache({ key: 'host' })}>
        <ThemeProvider>
          <HostButton variant="primary">Host</HostButton>
          <HostText>Text</HostText>
        </ThemeProvider>
      </CacheProvider>,
    );
    const style = getComputedStyle(screen.getByRole('button', { name: 'Host' }).element());
    expect(style.backgroundColor).toBe('rgb(1, 2, 3)');
    expect(style.borderRadius).toBe('0px');
    // What the host does not speak of is still ours.
    expect(style.display).toBe('inline-flex');
    expect(getComputedStyle(screen.getByText('Text').element()).color).toBe('rgb(4, 5, 6)');
  });

  it('never finds a rule of ours outside of our layer', async () => {
    await render(
      <ThemeProvider>
        <Button variant="danger">Ours</Button>
      </ThemeProvider>,
    );
    const sheets = [...document.styleSheets].filter((sheet) =>
      (sheet.ownerNode as Element | null)?.getAttribute('data-emotion')?.startsWith('plinth'),
    );
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
    expect(rules.length).toBeGreaterThan(0);
    // stylis leaves an empty rule behind where all of a class is in a layer; it says nothing.
    const outside = rules.filter(
      (rule) =>
        !(rule instanceof CSSLayerBlockRule) &&
        !(rule instanceof CSSStyleRule && rule.style.length === 0),
    );
    expect(outside.map((rule) => rule.cssText)).toEqual([]);
  });
});
