import { describe, expect, it } from 'vitest';
import { createTheme } from '../../src/theme/brand';
import { parseColor } from '../../src/theme/color';
import { contrast } from '../../src/theme/contrast';
import { contrastPairs, contrastReport } from '../../src/theme/contrast-report';
import { markTokens } from '../../src/theme/mark-tokens';
import { resolveToken } from '../../src/theme/resolve-token';
import { defaultTokens, type TokenName, type TokenValues } from '../../src/theme/tokens';

function failures(tokens: TokenValues = {}): string[] {
  return contrastReport(tokens).flatMap(({ scheme, front, back, ratio, isMet }) =>
    isMet ? [] : [`${scheme}: ${front} on ${back} is ${ratio?.toFixed(2) ?? 'no colour'}`],
  );
}

describe('contrast', () => {
  it('agrees with WCAG on known pairs', () => {
    const of = (one: string, other: string) => {
      const [a, b] = [parseColor(one), parseColor(other)];
      return a && b ? contrast(a, b) : 0;
    };
    expect(of('#000', '#fff')).toBeCloseTo(21, 1);
    expect(of('#777', '#fff')).toBeCloseTo(4.48, 2);
    expect(of('#fff', '#0000ff')).toBeCloseTo(8.59, 1);
    expect(of('rgb(255 0 0)', '#f00')).toBeCloseTo(1, 3);
  });

  it('keeps WCAG AA for every pair of the default theme, in both schemes', () => {
    expect(failures()).toEqual([]);
  });

  it('would notice a pair that fails', () => {
    expect(failures({ 'text-muted': 'oklch(0.7 0 0)' })).not.toEqual([]);
  });

  it('proposes a tone that makes the pair, and every other of that token, readable', () => {
    const tokens: TokenValues = {
      'text-muted': 'oklch(0.7 0 0)',
      'on-brand': 'light-dark(#888, #fff)',
    };
    const findings = contrastReport(tokens).filter(({ isMet }) => !isMet);
    const fixes = Object.fromEntries(
      findings.flatMap(({ fix }) => (fix ? [[fix.token, fix.value]] : [])),
    );
    expect(Object.keys(fixes)).toEqual(['text-muted', 'on-brand']);
    expect(failures({ ...tokens, ...fixes })).toEqual([]);
    // The scheme that was right keeps its value.
    expect(fixes['text-muted']).toMatch(/^light-dark\(oklch\(.*\), oklch\(0\.7 0 0\)\)$/);
  });

  it('reports when no tone is readable on all that a token stands on', () => {
    const finding = contrastReport({ surface: '#fff', 'surface-sunken': '#000' }).find(
      ({ scheme, front, isMet }) => scheme === 'light' && front === 'text' && !isMet,
    );
    expect(finding?.fix).toBeUndefined();
  });

  it('follows a token that stands on another', () => {
    const tokens: TokenValues = {
      'on-brand': 'var(--plinth-text)',
      text: 'light-dark(#000, #fff)',
    };
    expect(resolveToken('on-brand', 'light', tokens)?.l).toBe(0);
    expect(resolveToken('on-brand', 'dark', tokens)?.l).toBeCloseTo(1);
    expect(resolveToken('text', 'dark', { text: 'var(--plinth-text)' })).toBeNull();
  });

  it('has each pair once', () => {
    const names = contrastPairs().map(({ front, back }) => `${front} ${back}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('knows every colour token, or why it is not of one colour', () => {
    const all = { ...defaultTokens, ...markTokens };
    const unread = (Object.keys(all) as TokenName[]).filter(
      (name) => /oklch/.test(all[name]) && resolveToken(name, 'light') === null,
    );
    expect(unread).toEqual(['panel-glow', 'backdrop', 'shadow', 'shadow-control']);
  });
});

describe('createTheme', () => {
  const brands = [
    ...Array.from({ length: 24 }, (_, at) => `oklch(0.55 0.2 ${at * 15})`),
    ...Array.from({ length: 24 }, (_, at) => `oklch(0.85 0.12 ${at * 15})`),
    ...Array.from({ length: 11 }, (_, at) => `oklch(${at / 10} 0 0)`),
    ...['#ffd400', '#0a2540', '#ff6b00', '#16a34a', '#e11d48', '#00ffff', '#ff00ff', '#0000ff'],
  ];

  it.each(brands)('keeps WCAG AA for the brand %s', (brand) => {
    const theme = createTheme({ brand });
    expect(failures(theme.tokens)).toEqual([]);
    expect(theme.warnings.map((warning) => warning.code)).not.toContain('contrastNotReached');
  });

  it('paints the primary action in the very colour that was given', () => {
    const brand = resolveToken('brand', 'light', createTheme({ brand: '#ff6b00' }).tokens);
    const given = parseColor('#ff6b00');
    expect(brand?.l).toBeCloseTo(given?.l ?? 0, 3);
    expect(brand?.h).toBeCloseTo(given?.h ?? 0, 1);
  });

  it('reports a brand that is too faint or cannot be read as text', () => {
    expect(createTheme({ brand: '#ffd400' }).warnings).toContainEqual(
      expect.objectContaining({ code: 'faintBrand', scheme: 'light' }),
    );
    expect(createTheme({ brand: '#0a2540' }).warnings).toContainEqual(
      expect.objectContaining({ code: 'brandFillAdjusted', scheme: 'dark' }),
    );
    expect(createTheme({ brand: '#ffd400' }).warnings).toContainEqual(
      expect.objectContaining({ code: 'brandTextAdjusted', scheme: 'light' }),
    );
  });

  it.each(['', 'blue', '#12', 'rgb(300 0 0)', 'url(x)', '}body{'])(
    'uses the default brand for %j, with a warning',
    (brand) => {
      const theme = createTheme({ brand });
      expect(theme.tokens).toEqual({});
      expect(theme.warnings.map((warning) => warning.code)).toEqual(['invalidColor']);
    },
  );

  it('leaves the neutrals of a grey brand alone and tints them for a coloured one', () => {
    expect(createTheme({ brand: '#808080' }).tokens.hue).toBeUndefined();
    expect(createTheme({ brand: '#16a34a' }).tokens.hue).toBe('149');
  });

  it('lets single tokens win', () => {
    const theme = createTheme({ brand: '#16a34a', tokens: { 'radius-md': '0' } });
    expect(theme.tokens['radius-md']).toBe('0');
  });

  it('takes a brand colour for each scheme, both to the letter', () => {
    const { tokens, warnings } = createTheme({ brand: { light: '#0a2540', dark: '#123a63' } });
    expect(resolveToken('brand', 'light', tokens)?.l).toBeCloseTo(parseColor('#0a2540')?.l ?? 0, 3);
    expect(resolveToken('brand', 'dark', tokens)?.l).toBeCloseTo(parseColor('#123a63')?.l ?? 0, 3);
    expect(warnings.map(({ code, scheme }) => `${code} ${scheme}`)).toContain('faintBrand dark');
    expect(failures(tokens)).toEqual([]);
  });

  it.each([0, 2, 4])('keeps WCAG AA with neutrals of tint %d at every hue', (tint) => {
    for (let hue = 0; hue < 360; hue += 30) {
      const theme = createTheme({ brand: '#b4532a', neutral: { hue, tint } });
      expect(failures(theme.tokens)).toEqual([]);
      expect(theme.tokens.hue).toBe(String(hue));
    }
    expect(createTheme({ neutral: { tint } }).tokens.text).toMatch(
      tint === 0 ? /oklch\(0\.235 0 / : /oklch\(0\.235 0\.0[48] /,
    );
  });

  it('scales radii by name or by the radius of a button', () => {
    expect(createTheme({ radius: 'none' }).tokens).toEqual({
      'radius-control': '0px',
      'radius-sm': '0px',
      'radius-md': '0px',
      'radius-lg': '0px',
    });
    expect(createTheme({ radius: 'medium' }).tokens).toMatchObject({
      'radius-control': defaultTokens['radius-control'],
      'radius-lg': defaultTokens['radius-lg'],
    });
    expect(createTheme({ radius: 16 }).tokens['radius-lg']).toBe('28px');
  });

  it('scales what stands close, and never what fingers point at', () => {
    const { tokens } = createTheme({ density: 'compact' });
    expect(tokens).toMatchObject({
      'control-md': '32px',
      'space-4': '12px',
      'font-size-md': '13px',
    });
    expect(tokens['control-touch']).toBeUndefined();
    expect(createTheme({ density: 'spacious' }).tokens['space-4']).toBe('20px');
    expect(createTheme({ density: 'comfortable' }).tokens).toEqual({});
  });

  it('sets typefaces for text, titles and codes', () => {
    expect(createTheme({ font: '"Source Sans 3", sans-serif' }).tokens).toEqual({
      'font-family': '"Source Sans 3", sans-serif',
    });
    expect(createTheme({ font: { heading: 'Georgia, serif', mono: 'Menlo' } }).tokens).toEqual({
      'font-heading': 'Georgia, serif',
      'font-mono': 'Menlo',
    });
  });

  it('keeps a focus ring that can be seen', () => {
    const { tokens, warnings } = createTheme({
      focusRing: { color: '#ffd400', width: 3, offset: 1 },
    });
    expect(tokens).toMatchObject({ 'focus-width': '3px', 'focus-offset': '1px' });
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'focusRingAdjusted', scheme: 'light' }),
    );
    expect(failures(tokens)).toEqual([]);
  });

  it('names each option that it cannot take, and goes on without', () => {
    const theme = createTheme({
      radius: 'huge' as 'large',
      density: 'toString' as 'compact',
      font: 'x; } body { display: none',
      neutral: { hue: 400, tint: -1 },
      focusRing: { color: 'red', width: 1, offset: Number.NaN },
    });
    expect(theme.tokens).toEqual({});
    expect(theme.warnings.map(({ code }) => code)).toEqual([
      'invalidOption',
      'invalidOption',
      'invalidOption',
      'invalidOption',
      'invalidOption',
      'invalidColor',
      'invalidOption',
      'invalidOption',
    ]);
    expect(theme.warnings.map(({ text }) => text)).toContain(
      'radius: "huge" is not a number from 0 to 32 or one of none, small, medium, large, round; the default is used.',
    );
  });

  it('says what hand-set tokens have made unreadable, and leaves them alone', () => {
    const { tokens, warnings } = createTheme({
      brand: '#16a34a',
      tokens: { 'text-muted': '#aaa' },
    });
    expect(tokens['text-muted']).toBe('#aaa');
    expect(warnings).toContainEqual(
      expect.objectContaining({
        code: 'contrastNotReached',
        scheme: 'light',
        pair: ['text-muted', 'surface'],
        text: 'text-muted on surface is 2.32 to 1 in the light scheme; it needs 4.5.',
      }),
    );
  });
});
