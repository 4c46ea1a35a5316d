import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../../src/components/ui/Button';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const page = (layer?: false) =>
  renderToString(
    createElement(ThemeProvider, { nonce: 'n', layer }, createElement(Button, null, 'text')),
  );

describe('the styles that a server sends', () => {
  it('are in the layer, all of them', () => {
    const rules = page().match(/<style[^>]*>[^<]*/g) ?? [];
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.filter((rule) => !rule.includes('>@layer plinth{'))).toEqual([]);
  });

  it('are outside of it with layer={false}, but for the tokens, under names of their own', () => {
    const rules = page(false).match(/<style[^>]*>[^<]*/g) ?? [];
    const [tokens, ...others] = rules;
    expect(tokens).toMatch(/^<style data-emotion="plinth \w+" nonce="n">@layer plinth\{/);
    expect(others.length).toBeGreaterThan(0);
    expect(others.join()).not.toContain('@layer');
    for (const rule of others) expect(rule).toContain('<style data-emotion="plinth-unlayered ');
    for (const rule of others) expect(rule).toContain(':where([data-plinth-unlayered]) .plinth-');
    // Each rule, the nested ones too, hangs on the provider that it is for.
    const selectors = others.join('').match(/[^{}>]*\.plinth-\w+[^{}]*\{/g) ?? [];
    expect(selectors.filter((one) => !one.includes(':where([data-plinth-unlayered])'))).toEqual([]);
  });
});
