import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTheme } from '../../src/theme/brand';
import { isFontFamily, tokenProblem } from '../../src/theme/token-value';
import { type BaseTokenName, defaultTokens } from '../../src/theme/tokens';

const NAMES = Object.keys(defaultTokens) as BaseTokenName[];

/** One token of each kind, and values of it. */
const GOOD = {
  hue: ['266', '0', '-30', '1.5turn', 'calc(180deg + 20deg)', 'var(--my-hue, 20)'],
  text: [
    '#abc',
    '#AABBCCDD',
    'RebeccaPurple',
    'transparent',
    'currentColor',
    'rgb(1 2 3)',
    'rgb( 1 , 2 , 3 )',
    'rgba(1, 2, 3, 0.5)',
    'rgb(10%, 20%, 30%)',
    'hsl(120deg 50% 50% / 20%)',
    'hsla(120, 50%, 50%, .5)',
    'oklch(0.5 0.1 266)',
    'oklch(50% 0.1 none / 0.5)',
    'oklch(0.5 0.1 calc(var(--plinth-hue) + 20))',
    'oklch(from var(--plinth-brand) l c h / 50%)',
    'oklch(from #fff calc(l * 0.5) c h)',
    'color(display-p3 1 0.5 0)',
    'color-mix(in oklch, var(--a) 20%, white)',
    'color-mix(in oklch longer hue, 20% red, blue)',
    'light-dark(#fff, oklch(0.2 0 0))',
    'light-dark( var(--plinth-surface) , black )',
    'var(--my-text)',
    'var(--my-text, #111)',
    ' #fff ',
  ],
  'font-family': [
    'inherit',
    'Inter',
    'Source Sans Pro, sans-serif',
    '"Source Sans 3", sans-serif',
    "'Straße', -apple-system",
    'var(--font, Georgia, serif)',
  ],
  'font-size-md': ['14px', '0.875rem', '90%', 'clamp(12px, 1vw + 10px, 16px)', 'calc(1rem - 2px)'],
  'radius-md': ['0', '10px', '50%', 'max(2px, 0.5em)'],
  'control-md': ['36px', '2.25rem', 'calc((1rem + 2px) * 2)', 'calc(72px / 2)'],
  'space-4': ['16px', '0', '1em'],
  'focus-width': ['2px'],
  'duration-fast': ['120ms', '.2s', '0s', 'calc(100ms * 2)'],
  ease: ['ease', 'ease-in-out', 'cubic-bezier(0.2, 0.8, 0.2, 1)', 'cubic-bezier(0,-1.5,1,2)'],
  shadow: [
    'none',
    '0 1px 2px #0003',
    '0 1px 2px -1px light-dark(#0003, #0009), inset 0 0 0 1px red',
    'red 1px -1px inset',
    'var(--my-shadow, 0 1px 2px black)',
  ],
} as const satisfies { [Name in BaseTokenName]?: readonly string[] };

const BAD = {
  hue: ['', '1 /*', '20px', '1 2', 'calc(1', '#fff', 'none'],
  text: [
    '',
    ' ',
    '1 /*',
    '#fff /* a */',
    '#ff',
    '#fffff',
    'calc((1',
    '[1',
    '"1',
    '"#fff"',
    'url(https://evil.example/x)',
    'url("https://evil.example/x")',
    'image-set("https://evil.example/x" 1x)',
    'rgb(1 2 3',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(1, 2 3)',
    'rgb(1, 20%, 3)',
    'rgb(1px 2 3)',
    'hsl(10, 20, 30)',
    'oklch(0.5 0.1 266))',
    'light-dark(#fff)',
    'light-dark(#fff, #000, red)',
    'light-dark(url(x), #000)',
    'color-mix(in nowhere, red, blue)',
    'var(text)',
    'var(--x, url(y))',
    'var(--x',
    'red blue',
    'red !important',
    'red; --plinth-surface: red',
    'red }',
    'inherit',
    'constructor',
    'expression(alert(1))',
    'attr(data-x)',
    'env(safe-area-inset-top)',
    'r\\65 d',
    '\u0000',
    `#fff${' '.repeat(2_000)}x`,
    '('.repeat(999),
  ],
  'font-family': [
    '',
    '"Inter',
    "'Inter",
    '"In\nter"',
    '"Inter\\',
    'Source Sans 3',
    'a, , b',
    'a,',
    'inherit, serif',
    'initial',
    '"a" "b"',
    'url(x)',
    'x; } body { color: red',
    '@import',
  ],
  'font-size-md': ['14', '-1px', '14 px', '14px 2px', 'calc(1 + 1)', 'calc(1px + 1)', 'large-ish'],
  'radius-md': ['1px/2px', '10', 'calc(1px * 1px)', 'calc(1 / 1px)', 'calc(1px+2px)', '1e999px'],
  'control-md': ['50%', 'auto', '36px;', 'min()', 'clamp(1px, 2px)'],
  'space-4': ['-4px', '1px 2px'],
  'duration-fast': ['120', '-1s', '1px', '0'],
  ease: ['cubic-bezier(0, 0, 1)', 'cubic-bezier(2, 0, 1, 1)', 'bounce', 'ease ease'],
  shadow: ['1px', '0 1px -2px', '0 1px 2px red blue', 'none, none', '0 0 url(x)', '0 0 1px,'],
} as const satisfies { [Name in BaseTokenName]?: readonly string[] };

const casesOf = (table: { [Name in BaseTokenName]?: readonly string[] }) =>
  (Object.entries(table) as [BaseTokenName, readonly string[]][]).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

describe('the value of a token', () => {
  it.each(NAMES)('%s has one by default', (name) => {
    expect(tokenProblem(name, defaultTokens[name])).toBeNull();
  });

  it.each(casesOf(GOOD))('of %s may be %s', (name, value) => {
    expect(tokenProblem(name, value)).toBeNull();
  });

  it.each(casesOf(BAD))('of %s is never %j', (name, value) => {
    expect(tokenProblem(name, value)).toMatch(/^(a|none,) /);
  });

  it.each([null, undefined, 7, {}, ['#fff'], { toString: () => '#fff' }])(
    'is a text and not %j',
    (value) => {
      expect(tokenProblem('text', value)).not.toBeNull();
    },
  );

  it('is what createTheme makes, whatever it is given', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(byte, byte, byte)
      .map((rgb) => `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(
        color,
        fc.integer({ min: 0, max: 360 }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.double({ min: 0, max: 32, noNaN: true }),
        fc.constantFrom('compact', 'comfortable', 'spacious'),
        (brand, hue, tint, radius, density) => {
          const { tokens } = createTheme({ brand, neutral: { hue, tint }, radius, density });
          for (const [name, value] of Object.entries(tokens)) {
            expect(tokenProblem(name as BaseTokenName, value)).toBeNull();
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

/** Whether a text leaves everything after it in a stylesheet as it was. Not by our own parser. */
function isClosed(text: string): boolean {
  const closing: string[] = [];
  let quote = '';
  for (const sign of text) {
    if (quote) {
      if (sign === '\n' || sign === '\\') return false;
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') closing.push(')');
    else if (sign === ')') {
      if (closing.pop() !== ')') return false;
    } else if (/[[\]{};!@\\<>]/.test(sign)) return false;
  }
  return quote === '' && closing.length === 0;
}

describe('whatever is taken as the value of a token', () => {
  const goods = casesOf(GOOD).map(([, value]) => value);
  const bits = fc.constantFrom(
    ...['(', ')', '[', '}', '"', "'", ';', '/*', '*/', '\\', '!', ',', '/', ' ', '\n', '<!--', '@'],
    ...['url(', 'calc(', 'var(--x', 'src(', 'image(', '#fff', '1px', '-', '+', '%', 'red', '1'],
  );
  /** A good value with something put in, taken out or cut off. */
  const spoilt = fc
    .tuple(
      fc.constantFrom(...goods),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), bits), { maxLength: 3 }),
    )
    .map(([good, edits]) =>
      edits.reduce((text, [at, cut, bit]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + bit + text.slice(from + cut);
      }, good),
    );
  const anything = fc.oneof(
    spoilt,
    fc.array(bits, { maxLength: 8 }).map((all) => all.join('')),
  );

  it('ends where it ends, and loads nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), anything, (name, text) => {
        if (tokenProblem(name, text) !== null) return;
        expect(isClosed(text)).toBe(true);
        expect(text.replace(/"[^"]*"|'[^']*'/g, '')).not.toMatch(/url|src|image|\/\*|<!--/i);
      }),
      { numRuns: Number(process.env.PLINTH_MODEL_RUNS ?? 3_000) },
    );
  });

  it('never takes the page down, however it is nested', () => {
    for (const text of ['('.repeat(5_000), 'calc('.repeat(200), 'var(--a,'.repeat(124)]) {
      for (const name of NAMES) expect(tokenProblem(name, text)).not.toBeNull();
    }
  });
});

describe('a list of font families', () => {
  it('is whole', () => {
    expect(isFontFamily('"Source Sans 3", Georgia, serif')).toBe(true);
    expect(isFontFamily('"Source Sans 3, serif')).toBe(false);
    expect(isFontFamily('Source Sans 3')).toBe(false);
  });
});

describe('createTheme', () => {
  it('ignores an invalid token, and names it', () => {
    const { tokens, warnings } = createTheme({
      tokens: { text: 'red; } * { display: none', 'radius-md': '4px', 'space-4': '1 /*' },
    });
    expect(tokens).toEqual({ 'radius-md': '4px' });
    expect(warnings.map(({ code, text }) => [code, text])).toEqual([
      [
        'invalidOption',
        'tokens.text: "red; } * { display: none" is not a colour such as #2f5bea, oklch(0.5 0.19 266) or light-dark(#fff, #111); the default is used.',
      ],
      ['invalidOption', 'tokens.space-4: "1 /*" is not a length such as 8px; the default is used.'],
    ]);
  });

  it('leaves out a token that there is not', () => {
    const name = 'x:red;} body{color' as BaseTokenName;
    const { tokens, warnings } = createTheme({ tokens: { [name]: '1px' } });
    expect(tokens).toEqual({});
    expect(warnings[0]?.text).toContain('is not the value of a known token');
  });
});
