import { describe, expect, it } from 'vitest';
import { createTheme } from '../../src/theme/brand';
import { parseColor } from '../../src/theme/color';
import { contrast, GRAPHIC_CONTRAST, TEXT_CONTRAST } from '../../src/theme/contrast';
import { resolveToken } from '../../src/theme/resolve-token';
import { defaultTokens, type TokenName, type TokenValues } from '../../src/theme/tokens';

const SURFACES = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'] as const;
const RESTING = SURFACES.slice(0, 3);
const TONES = ['info', 'success', 'warning', 'danger'] as const;

type Pair = readonly [front: TokenName, back: TokenName, least: number];

/** Every pair of tokens that the kit puts on each other. */
const PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((surface) =>
    (['text', 'text-muted', 'text-subtle', 'brand-text'] as const).map(
      (text): Pair => [text, surface, TEXT_CONTRAST],
    ),
  ),
  ['text', 'surface-pressed', TEXT_CONTRAST],
  ['text-muted', 'surface-pressed', TEXT_CONTRAST],
  ...RESTING.flatMap((surface): Pair[] => [
    ['border-control', surface, GRAPHIC_CONTRAST],
    ['focus-ring', surface, GRAPHIC_CONTRAST],
    ['brand-edge', surface, GRAPHIC_CONTRAST],
    ['danger', surface, GRAPHIC_CONTRAST],
    ['danger-text', surface, TEXT_CONTRAST],
    ['warning-text', surface, TEXT_CONTRAST],
  ]),
  ...TONES.flatMap((tone): Pair[] => [
    [`${tone}-text`, `${tone}-soft`, TEXT_CONTRAST],
    ['text', `${tone}-soft`, TEXT_CONTRAST],
    ['text-muted', `${tone}-soft`, TEXT_CONTRAST],
  ]),
  ['on-brand', 'brand', TEXT_CONTRAST],
  ['on-brand', 'brand-hover', TEXT_CONTRAST],
  ['on-brand', 'brand-pressed', TEXT_CONTRAST],
  ['on-danger', 'danger', TEXT_CONTRAST],
  ['on-danger', 'danger-hover', TEXT_CONTRAST],
  ['brand-text', 'brand-soft', TEXT_CONTRAST],
  ['text', 'brand-soft', TEXT_CONTRAST],
  ['focus-ring', 'brand-soft', GRAPHIC_CONTRAST],
  ['on-panel', 'panel', TEXT_CONTRAST],
  ['on-panel-muted', 'panel', TEXT_CONTRAST],
  ['on-tooltip', 'tooltip', TEXT_CONTRAST],
];

function failures(tokens: TokenValues = {}): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.flatMap(([front, back, least]) => {
      const one = resolveToken(front, scheme, tokens);
      const other = resolveToken(back, scheme, tokens);
      if (!one || !other) return [`${scheme}: ${front} or ${back} is no colour`];
      const ratio = contrast(one, other);
      return ratio >= least ? [] : [`${scheme}: ${front} on ${back} is ${ratio.toFixed(2)}`];
    }),
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

  it('knows every colour token, or why it is not of one colour', () => {
    const unread = (Object.keys(defaultTokens) as TokenName[]).filter(
      (name) => /oklch/.test(defaultTokens[name]) && resolveToken(name, 'light') === null,
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
    'takes the default brand for %j, and says so',
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
});
