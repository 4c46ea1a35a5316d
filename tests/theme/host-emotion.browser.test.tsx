import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Avatar } from '../../src/components/ui/Avatar';
import { Button } from '../../src/components/ui/Button';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const HostButton = styled(Button)`
  background: rgb(1, 2, 3);
  border-radius: 0;
`;
const HostAvatar = styled(Avatar)`
  border-radius: 0;
  opacity: 0.5;
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

  it('never finds a rule of ours outside of our layer, nor one of its own inside', async () => {
    // A nonce of its own is a place of its own: the style elements of no other test.
    const screen = await render(
      <ThemeProvider nonce="host-emotion">
        <Button variant="danger">Ours</Button>
        <HostButton>Both</HostButton>
        <HostText>Theirs</HostText>
      </ThemeProvider>,
    );
    const rules = [...document.styleSheets]
      .filter(({ ownerNode }) => (ownerNode as HTMLElement | null)?.nonce === 'host-emotion')
      .flatMap((sheet) => [...sheet.cssRules])
      // A rule of ours has no declaration outside of what is nested in it.
      .flatMap((rule) =>
        rule instanceof CSSStyleRule && rule.style.length === 0 && rule.cssRules.length > 0
          ? [...rule.cssRules]
          : [rule],
      );
    const layered = rules.filter((rule) => rule instanceof CSSLayerBlockRule);
    expect(layered.length).toBeGreaterThan(2);
    expect(layered.map((rule) => rule.cssText).join()).not.toMatch(/rgb\((1, 2, 3|4, 5, 6)\)/);
    // What is left is the host's, word for word. Where all of a class is in a layer, emotion's
    // development build leaves an empty rule behind; it says nothing.
    const outside = rules
      .filter((rule) => !(rule instanceof CSSLayerBlockRule))
      // Where a host asked for no layer, and nowhere else.
      .filter((rule) => !rule.cssText.includes('[data-plinth-unlayered]'))
      .map((rule) => rule.cssText.replace(/^\S+ /, ''));
    expect(new Set(outside.filter((text) => text !== '{ }'))).toEqual(
      new Set(['{ background: rgb(1, 2, 3); border-radius: 0px; }', '{ color: rgb(4, 5, 6); }']),
    );
    const both = getComputedStyle(screen.getByRole('button', { name: 'Both' }).element());
    expect([both.backgroundColor, both.display]).toEqual(['rgb(1, 2, 3)', 'inline-flex']);
  });

  it('keeps its own cache inside our provider, and ours is styled under it', async () => {
    const screen = await render(
      <ThemeProvider>
        <CacheProvider value={createCache({ key: 'inside' })}>
          <HostText>Text</HostText>
          <Button>Ours</Button>
        </CacheProvider>
      </ThemeProvider>,
    );
    expect(screen.getByText('Text').element().className).toMatch(/^inside-/);
    const button = screen.getByRole('button').element();
    expect(getComputedStyle(button).display).toBe('inline-flex');
  });

  it.each([
    ['in our cache', {}],
    ['without our layer', { layer: false }],
  ])('restyles what a page has hundreds of, %s', async (_, settings) => {
    await render(
      <ThemeProvider {...settings} appearance={{ avatar: 'partner' }}>
        <Avatar name="Ada" className="own" />
        <HostAvatar name="Bo" />
      </ThemeProvider>,
    );
    const [ours, theirs] = ['Ada', 'Bo'].map((name) => page.getByRole('img', { name }).element());
    expect(ours).toHaveClass('own', 'partner');
    expect(theirs).toHaveClass('partner');
    expect(getComputedStyle(ours as Element)).toMatchObject({ borderRadius: '50%', opacity: '1' });
    const { borderRadius, opacity, inlineSize } = getComputedStyle(theirs as Element);
    expect([borderRadius, opacity, inlineSize]).toEqual(['0px', '0.5', '32px']);
  });
});
