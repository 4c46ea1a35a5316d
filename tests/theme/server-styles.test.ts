import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../src/components/ui/Button';
import { ThemeProvider, type ThemeProviderProps } from '../../src/theme/ThemeProvider';

/** A page with two buttons, as a server sends it. */
const page = (props: ThemeProviderProps = {}) =>
  renderToString(
    createElement(
      ThemeProvider,
      props,
      createElement(Button, null, 'one'),
      createElement(Button, null, 'two'),
    ),
  );

const styles = (html: string) => html.match(/<style[^>]*>/g) ?? [];

describe('in Next.js', () => {
  afterEach(() => {
    delete process.env.NEXT_RUNTIME;
  });

  it('React takes the style elements out of what is hydrated', () => {
    process.env.NEXT_RUNTIME = 'nodejs';
    const html = page();
    const root = html.slice(html.indexOf('<div'));
    expect(styles(root)).toEqual([]);
    expect(styles(html)).toHaveLength(1);
    expect(html).toMatch(/^<style data-precedence="plinth" data-href="plinth-\w+ plinth-\w+/);
    // Each class of the markup has its rules.
    const classes = new Set(root.match(/plinth-[a-z0-9]+(?=[" ])/g));
    expect(classes.size).toBeGreaterThan(1);
    for (const name of classes) expect(html).toContain(`.${name}{`);
  });

  it('a piece without a provider has its styles there as well', () => {
    process.env.NEXT_RUNTIME = 'nodejs';
    const html = renderToString(createElement(Button, null, 'one'));
    expect(html).toMatch(/^<style data-precedence="plinth" data-href="css-\w+/);
    expect(styles(html.slice(html.indexOf('<button')))).toEqual([]);
  });

  it('with a nonce they stay in the markup, which React would send without it', () => {
    process.env.NEXT_RUNTIME = 'nodejs';
    const all = styles(page({ nonce: 'n' }));
    expect(all.length).toBeGreaterThan(1);
    for (const style of all) expect(style).toMatch(/^<style data-emotion="plinth \w+" nonce="n">$/);
  });
});

describe('a framework that inserts HTML', () => {
  it('is given all style elements, with the nonce, once', () => {
    const asked: (() => ReactNode)[] = [];
    const html = page({ nonce: 'n', insertHtml: (render) => asked.push(render) });
    expect(styles(html)).toEqual([]);
    const inserted = asked.map((render) => renderToStaticMarkup(render())).join('');
    for (const style of styles(inserted)) {
      expect(style).toMatch(/^<style nonce="n" data-emotion="plinth( \w+)+">$/);
    }
    for (const name of html.match(/plinth-[a-z0-9]+(?=[" ])/g) ?? []) {
      expect(inserted).toContain(`.${name}{`);
    }
    expect(asked.map((render) => renderToStaticMarkup(render())).join('')).toBe('');
  });
});

it('the nonce is where react-aria looks for it', () => {
  expect(page({ nonce: 'n' })).toContain('<meta itemProp="nonce" property="csp-nonce" nonce="n"/>');
  expect(page()).not.toContain('<meta');
});
