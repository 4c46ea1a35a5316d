import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTheme } from '../../src/theme/brand';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import reboot from './resets/bootstrap-reboot.css?raw';
import normalize from './resets/normalize.css?raw';
import tailwind3 from './resets/tailwind-3-preflight.css?raw';
import tailwind4 from './resets/tailwind-4-preflight.css?raw';

/** What many pages begin with, and no more than that. */
const STAR = `* {
  margin: 0; padding: 0; border: 0; outline: 0; font: inherit; vertical-align: baseline;
  box-sizing: border-box; list-style: none; text-decoration: none; background: transparent;
}`;

const RESETS = {
  'Bootstrap’s Reboot': reboot,
  'Tailwind 3’s Preflight': tailwind3,
  'Tailwind 4’s Preflight': tailwind4,
  'normalize.css': normalize,
  'a reset of *': STAR,
};

type Module = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<Module>('../../stories/ui/*.stories.tsx', { eager: true });
// The preview would put a theme of its own around each story.
setProjectAnnotations([]);

/** The typeface is the page's own, on purpose: here it is the same with and without a reset. */
const theme = createTheme({ tokens: { 'font-family': 'Arial, sans-serif' } });

/** What moves on its way is neither the one nor the other; what is out of sight has no size yet. */
const STILL = `
  *, *::before, *::after { transition: none !important; animation: none !important; }
  * { content-visibility: visible !important; }
`;

function addSheet(css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
  if (!style.sheet) throw new TypeError('The style element has no sheet.');
  return style.sheet;
}

/** Every longhand that a sheet sets somewhere: nothing else can differ because of it. */
function propertiesOf(rules: CSSRuleList): Set<string> {
  const found = new Set<string>();
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) {
      for (const name of propertiesOf(rule.cssRules)) found.add(name);
    }
    if (rule instanceof CSSStyleRule) {
      for (const name of rule.style) if (!name.startsWith('--')) found.add(name);
    }
  }
  return found;
}

const PSEUDOS = ['', '::before', '::after', '::placeholder'] as const;

/** Of no size, for screen readers: whatever it looks like, nobody sees it. */
function isHidden(element: Element): boolean {
  // What is folded has no sizes that stay.
  if (element.closest('details:not([open]) > :not(summary)')) return true;
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { clipPath, display } = getComputedStyle(one);
    if (clipPath.startsWith('inset(50%') || display === 'none') return true;
  }
  return false;
}

/** Places that align by themselves: in a flex box or a grid nothing stands on a line of text. */
const ALIGNING = /flex|grid/;
const ROWS = ['thead', 'tbody', 'tr'];

/** Whether a value of a property can be seen there at all. */
function isSeen(element: Element, style: CSSStyleDeclaration, name: string): boolean {
  const side = /^border-(\w+)-(?:color|style)$/.exec(name)?.[1];
  if (side) return Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
  if (name.startsWith('outline-')) return style.outlineStyle !== 'none';
  if (name.startsWith('list-style-')) return style.display === 'list-item';
  if (name === 'text-decoration-color') return style.textDecorationLine !== 'none';
  if (name === 'caption-side') return style.display === 'table-caption';
  if (name === 'border-collapse') return /table/.test(style.display);
  if (name === 'vertical-align') {
    const around = element.parentElement && getComputedStyle(element.parentElement).display;
    if (ROWS.includes(element.localName) || ALIGNING.test(around ?? '')) return false;
    return /^(?:inline|table-cell)/.test(style.display);
  }
  // A box to tick has no text.
  const isBox = element.matches('[type="checkbox"]');
  return !isBox || !/^(?:font|line-height|color|letter|text)/.test(name);
}

/**
 * What need not be the same: sizes are looked at as they come out; a button that has a background and
 * an edge of its own is never drawn by the system; what a finger lights up is the page's.
 */
const FREE = [
  ...['box-sizing', 'width', 'height', 'min-width', 'max-width', 'inline-size', 'block-size'],
  ...['appearance', '-webkit-tap-highlight-color', 'tab-size'],
];

function placeOf(element: Element, pseudo: string): string {
  const slot = element.closest('[data-slot]')?.getAttribute('data-slot');
  const own = element.getAttribute('data-slot') === slot ? '' : ` ${element.localName}`;
  return `${slot}${own}${pseudo}`;
}

/**
 * What a story puts inside, as a page would, choices that the system draws, and pictures within a
 * picture, which have no box that `display` would change.
 */
const NOT_OURS = 'option, svg svg, [data-slot="alert-more"] *, [data-slot="windowed-list"] *';

/** A long list says nothing new after its first rows. */
const ELEMENTS_MAX = 250;

/** What each element of ours looks like, by its place and the property. */
function looksOf(elements: readonly Element[], names: readonly string[]): Map<string, string> {
  const looks = new Map<string, string>();
  for (const [index, element] of elements.entries()) {
    const { width, height } = element.getBoundingClientRect();
    looks.set(
      `${index} ${placeOf(element, '')} size`,
      `${width.toFixed(1)} × ${height.toFixed(1)}`,
    );
    for (const pseudo of PSEUDOS) {
      if (pseudo === '::placeholder' && !element.hasAttribute('placeholder')) continue;
      const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
      const isEmpty = /^(?:none|normal)$/.test(style.content);
      if (isEmpty && (pseudo === '::before' || pseudo === '::after')) continue;
      for (const name of names) {
        if (!isSeen(element, style, name)) continue;
        const place = `${index} ${placeOf(element, pseudo)} ${name}`;
        looks.set(place, style.getPropertyValue(name));
      }
    }
  }
  return looks;
}

describe.each(Object.entries(modules))('%s', (_path, module) => {
  const stories = Object.entries(composeStories(module)) as [string, ComponentType][];

  it.each(stories)(
    '%s looks the same under every reset',
    async (_name, Story) => {
      await render(
        <ThemeProvider theme={theme} layer={false} colorScheme="light">
          <Story />
        </ThemeProvider>,
      );
      addSheet(STILL);
      const differences = new Set<string>();
      const all = [...document.querySelectorAll('[data-slot], [data-slot] *')].filter(
        (element) => !element.matches(NOT_OURS),
      );
      const elements = all.slice(0, ELEMENTS_MAX).filter((element) => !isHidden(element));
      for (const [reset, css] of Object.entries(RESETS)) {
        const sheet = addSheet(css);
        const names = [...propertiesOf(sheet.cssRules)].filter((name) => !FREE.includes(name));
        const under = looksOf(elements, names);
        sheet.disabled = true;
        for (const [place, value] of looksOf(elements, names)) {
          const other = under.get(place) ?? 'not seen';
          if (other !== value) {
            differences.add(`${place.replace(/^\d+ /, '')}: ${value} → ${other} (${reset})`);
          }
        }
      }
      expect([...differences]).toEqual([]);
    },
    60_000,
  );
});
