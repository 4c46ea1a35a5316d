import { createElement, forwardRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTheme } from '../../src/theme/brand';
import { mediaDown, mediaUp } from '../../src/theme/breakpoints';
import { layered, withTokenDefaults } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const Box = styled('div')(
  layered(`
  color: var(--plinth-text);
  &:hover { color: var(--plinth-brand); }
  & > [data-slot='x'] { padding: 0; }
  animation: plinth-test 1s;
  @keyframes plinth-test { to { opacity: 0; } }
  @media (min-width: 576px) { margin: 0; &:focus { outline: none; } }
  `),
);

const Plain = forwardRef<HTMLDivElement, { className?: string; children?: ReactNode }>(
  (props, ref) => createElement(Box, { ...props, ref }),
);

function css(html: string): string {
  return Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), (match) => match[1]).join('\n');
}

describe('styled', () => {
  it('puts every rule into the layer, nested rules, media and keyframes too', () => {
    const text = css(renderToString(createElement(Box)));
    expect(text).toMatch(/^@layer plinth\{.*\}$/s);
    expect(text).toMatch(/\.css-\w+:hover\{color:/);
    expect(text).toMatch(/\.css-\w+>\[data-slot='x'\]\{padding:0;\}/);
    expect(text).toMatch(/@keyframes plinth-test\{to\{opacity:0;\}\}/);
    expect(text).toMatch(
      /@media \(min-width: 576px\)\{\.css-\w+\{margin:0;\}\.css-\w+:focus\{outline:none;\}\}/,
    );
    // One layer block, closed only at the very end: nothing escaped from it.
    expect(text.match(/@layer/g)).toHaveLength(1);
    let depth = 0;
    const closings = [...text].flatMap((sign, at) => {
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      return sign === '}' && depth === 0 ? [at] : [];
    });
    expect(closings).toEqual([text.length - 1]);
  });

  it('is complete without a provider: tokens carry their defaults', () => {
    expect(withTokenDefaults('var(--plinth-radius-sm)')).toBe('var(--plinth-radius-sm,6px)');
    expect(withTokenDefaults('var(--plinth-surface)')).toContain('var(--plinth-hue,266)');
    expect(withTokenDefaults('var(--plinth-shell-header) var(--other)')).toBe(
      'var(--plinth-shell-header) var(--other)',
    );
    expect(css(renderToString(createElement(Box)))).toContain('var(--plinth-text,light-dark(');
  });

  it('passes attributes on, and keeps a class of the caller before its own', () => {
    const html = renderToString(
      createElement(Box, { className: 'mine', 'data-size': 'sm', popover: 'manual' } as object),
    );
    expect(html).toMatch(/<div class="mine css-\w+" data-size="sm" popover="manual">/);
  });

  it('styles a styled component again: one class, outer rules last', () => {
    const Outer = styled(Plain)(layered('color: red;'));
    const html = renderToString(createElement(Outer, { className: 'mine' }));
    const name = /class="mine (css-\w+)"/.exec(html)?.[1];
    expect(name).toBeDefined();
    const rules = html.slice(html.lastIndexOf('<style'));
    expect(rules).toContain(`.${name}{`);
    expect(rules.lastIndexOf('color:red')).toBeGreaterThan(rules.indexOf('var(--plinth-text'));
  });
});

describe('ThemeProvider on a server', () => {
  it('renders without a window, with the nonce, each rule once', () => {
    const html = renderToString(
      createElement(
        ThemeProvider,
        { nonce: 'abc', colorScheme: 'dark', dir: 'rtl', locale: 'ar', className: 'mine' },
        createElement(Box),
        createElement(Box),
      ),
    );
    expect(html.match(/<style data-emotion="plinth \w+" nonce="abc">/g)).toHaveLength(2);
    expect(html).toMatch(
      /<div class="mine plinth-\w+" dir="rtl" lang="ar" data-plinth-root="" data-plinth-color-scheme="dark">/,
    );
    expect(html).not.toContain('style="');
  });

  it('writes what the brand changes on its own element only', () => {
    const theme = createTheme({ brand: '#16a34a' });
    const text = css(renderToString(createElement(ThemeProvider, { theme })));
    expect(text).toContain('--plinth-hue:149;');
    expect(text).not.toMatch(/:root|html|body/);
  });

  it('gives each request its own styles', () => {
    const once = () => css(renderToString(createElement(ThemeProvider, null, createElement(Box))));
    expect(once()).toBe(once());
  });
});

describe('breakpoints', () => {
  it('meet without a gap (specification §9)', () => {
    expect(mediaUp('sm')).toBe('@media (min-width: 576px)');
    expect(mediaDown('sm')).toBe('@media (max-width: 575.98px)');
  });
});
