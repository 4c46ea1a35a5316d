import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { describe, expect, it, vi } from 'vitest';
import { layered } from '../../src/theme/layered';

/** As `style-cache.ts` has it. */
const STANDING_ALONE = /@keyframes.+?\}\s*\}|@page.+?\}/gs;

/** A selector list in its parts. */
function partsOf(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selectors) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

interface Said {
  readonly conditions: readonly string[];
  readonly selectors: string;
  readonly style: CSSStyleDeclaration;
  /** It stands after rules that are nested beside it. */
  readonly isLate: boolean;
}

/** What each rule says of which elements, under which conditions: nothing nested is left. */
function flat(
  rules: Iterable<CSSRule>,
  parents: readonly string[] = [],
  conditions: readonly string[] = [],
): Said[] {
  return [...rules].flatMap((rule, at): Said[] => {
    if (rule instanceof CSSLayerBlockRule) {
      return flat(rule.cssRules, parents, [...conditions, `layer ${rule.name}`]);
    }
    if (rule instanceof CSSConditionRule) {
      return flat(rule.cssRules, parents, [...conditions, rule.conditionText]);
    }
    if (rule instanceof CSSKeyframesRule) {
      return flat(rule.cssRules, [], [...conditions, `keyframes ${rule.name}`]);
    }
    if (rule instanceof CSSPageRule) {
      return [{ conditions, selectors: '@page', style: rule.style as never, isLate: false }];
    }
    if (rule instanceof CSSKeyframeRule) {
      return [{ conditions, selectors: rule.keyText, style: rule.style, isLate: false }];
    }
    if (!(rule instanceof CSSStyleRule)) {
      const { style } = rule as unknown as Said;
      return [{ conditions, selectors: [...parents].sort().join(), style, isLate: at > 0 }];
    }
    const own = partsOf(rule.selectorText);
    const nested = parents.flatMap((parent) => own.map((each) => each.replaceAll('&', parent)));
    const selectors = parents.length === 0 ? own : nested;
    const { style } = rule;
    return [
      { conditions, selectors: [...selectors].sort().join(), style, isLate: false },
      ...flat(rule.cssRules, selectors, conditions),
    ];
  });
}

function saidBy(css: readonly string[]): readonly Said[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.join('\n'));
  return flat(sheet.cssRules).filter(({ style }) => style.length > 0);
}

/** Declarations without those that a later one takes back, in the order of the alphabet. */
function merged(text: string): string {
  const { style } = document.createElement('i');
  style.cssText = text;
  // Values with a variable keep the spaces that they were written with.
  return style.cssText
    .replace(/\s+/g, ' ')
    .replace(/ ?([/,]) ?/g, '$1')
    .split(';')
    .map((one) => one.trim())
    .sort()
    .join('; ');
}

/** What is said in all about each place. */
function inAll(said: readonly Said[]): string {
  const texts = new Map<string, string>();
  for (const { conditions, selectors, style } of said) {
    const place = [...conditions.filter((one) => !/^layer/.test(one)), selectors].join(' | ');
    texts.set(place, `${texts.get(place) ?? ''}${style.cssText}`);
  }
  return [...texts]
    .map(([place, text]) => `${place} {${merged(text)}}`)
    .sort()
    .join('\n');
}

function byEmotion(styles: SerializedStyles): readonly Said[] {
  const rules: string[] = [];
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert('.c', styles, cache.sheet, false);
  return saidBy(rules);
}

function byBrowser({ styles }: SerializedStyles): readonly Said[] {
  return saidBy([`.c{${styles}}`, ...(styles.match(STANDING_ALONE) ?? [])]);
}

/** What is said of an element after a rule that says it too: browsers differ in which of the two wins. */
function saidTwice(said: readonly Said[]): string[] {
  return said.flatMap(({ isLate, selectors, conditions, style }, at) =>
    said
      .slice(0, isLate ? at : 0)
      .filter((one) => partsOf(one.selectors).some((part) => partsOf(selectors).includes(part)))
      .filter((one) => one.selectors !== selectors || one.conditions.length > conditions.length)
      .flatMap((one) => [...one.style].filter((name) => [...style].includes(name)))
      .map((name) => `${selectors} ${name}`),
  );
}

/**
 * Every style of our components. Modules make theirs as they load, and `layered` looks for tokens in
 * each: a query in the address loads a module again, as other tests of this document had it before.
 */
async function everyStyle(): Promise<readonly SerializedStyles[]> {
  const files = import.meta.glob('../../src/components/**/*.{ts,tsx}', { query: '?again' });
  const replace = vi.spyOn(String.prototype, 'replace');
  await Promise.all(Object.values(files).map((load) => load()));
  const texts = replace.mock.contexts
    .filter((_, at) => String(replace.mock.calls[at]?.[0]).includes('--plinth-'))
    .map(String)
    .filter((text) => text.includes(':'));
  replace.mockRestore();
  return texts.map(layered);
}

describe('what browsers nest', () => {
  it('is what emotion compiles, for every style of ours', async () => {
    const styles = await everyStyle();
    expect(styles.length).toBeGreaterThan(300);
    for (const one of styles) expect(inAll(byBrowser(one))).toBe(inAll(byEmotion(one)));
    expect(styles.flatMap((one) => saidTwice(byBrowser(one)))).toEqual([]);
  });
});
