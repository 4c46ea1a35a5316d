import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tokenProblem } from '../../src/theme/token-value';
import { type BaseTokenName, defaultTokens } from '../../src/theme/tokens';

/** The same cases in each run, as in tests/unit.setup.ts. */
const SEED = 20_261_122;

const NAMES = Object.keys(defaultTokens) as BaseTokenName[];

/** A property that takes values of a token's kind. */
function propertyOf(name: BaseTokenName): string {
  if (name.startsWith('font-size-')) return 'font-size';
  if (name.startsWith('font-')) return 'font-family';
  if (name.startsWith('radius-')) return 'border-top-left-radius';
  if (/^(?:control|space|focus-width|focus-offset)/.test(name)) return 'padding-left';
  if (name.startsWith('duration-')) return 'transition-duration';
  if (name === 'ease') return 'transition-timing-function';
  return name.startsWith('shadow') ? 'box-shadow' : 'color';
}

const NUMBERS = ['0', '1', '-1', '.5', '2px', '-2px', '1.5rem', '50%', '20deg', '.2turn', '120ms'];
const WORDS = [
  'red',
  'none',
  'inherit',
  'ease',
  'inset',
  'Inter',
  'l',
  'in',
  'oklch',
  'from',
  'srgb',
];
const OPENINGS = ['rgb(', 'hsl(', 'oklch(', 'lab(', 'light-dark(', 'color-mix(', 'calc(', 'max('];
const SIGNS = [
  ' ',
  ' ',
  ' ',
  ', ',
  ' / ',
  ' + ',
  ' - ',
  ' * ',
  '+',
  ')',
  ')',
  '(',
  ',',
  '#fff',
  '"a"',
];

/** Values that somebody could have meant, with slips in them. */
const value = fc.oneof(
  fc
    .array(fc.constantFrom(...NUMBERS, ...WORDS, ...OPENINGS, ...SIGNS), { maxLength: 9 })
    .map((all) => all.join('')),
  fc
    .tuple(
      fc.constantFrom(
        ...OPENINGS,
        'color(srgb ',
        'hwb(',
        'lch(',
        'oklab(',
        'oklch(from red ',
        'min(',
      ),
      fc.array(fc.constantFrom(...NUMBERS, 'none', 'red', 'l', 'h', 'calc(1 + 1)'), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom(' ', ', ', ' / ', ' + '),
      fc.constantFrom('', ' / 0.5', ' / 50%', ', 0.5'),
    )
    .map(([open, parts, between, end]) => `${open}${parts.join(between)}${end})`),
);

describe('what is taken as the value of a token', () => {
  it('is what the browser takes for that kind of value', () => {
    const taken = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), value, (name, text) => {
        if (tokenProblem(name, text) !== null) return;
        taken.add(`${propertyOf(name)}: ${text}`);
        // A hue is no value of a property: it is put where the tokens put it.
        const css = name === 'hue' ? `oklch(0.5 0.1 ${text})` : text;
        expect([name, text, CSS.supports(propertyOf(name), css)]).toEqual([name, text, true]);
      }),
      { numRuns: 40_000, seed: SEED },
    );
    expect(taken.size).toBeGreaterThan(100);
  });

  it('leaves the declarations after it alone', () => {
    const style = document.createElement('style');
    document.head.append(style);
    onTestFinished(() => style.remove());
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), value, (name, text) => {
        if (tokenProblem(name, text) !== null) return;
        style.textContent = `x-a{--plinth-${name}:${text};--after:1;} x-b{--next:1}`;
        const rules = [...(style.sheet?.cssRules ?? [])] as CSSStyleRule[];
        expect(rules.map((rule) => rule.selectorText)).toEqual(['x-a', 'x-b']);
        expect(rules[0]?.style.getPropertyValue('--after')).toBe('1');
        expect(rules[0]?.style.getPropertyValue(`--plinth-${name}`)).not.toBe('');
      }),
      { numRuns: 5_000, seed: SEED },
    );
  });
});
