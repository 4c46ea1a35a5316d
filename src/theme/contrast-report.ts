import { formatOklch, type Oklch } from './color';
import { contrast, GRAPHIC_CONTRAST, leastContrast, TEXT_CONTRAST, withContrast } from './contrast';
import { markTokens } from './mark-tokens';
import { pickScheme, resolveToken, type Scheme } from './resolve-token';
import { defaultTokens, type TokenName, type TokenValues } from './tokens';

/** A pair of tokens: foreground and background. */
export interface ContrastPair {
  /** Text, edge or ring. */
  readonly front: TokenName;
  /** Its background. */
  readonly back: TokenName;
  /** Minimum ratio by WCAG 2.2 AA: 4.5 for text, 3 for anything else. */
  readonly least: number;
}

const SURFACES = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'] as const;
const RESTING = SURFACES.slice(0, 3);
const MARKS = Object.keys(markTokens) as TokenName[];
const TONES = ['info', 'success', 'warning', 'danger'] as const;

/** All combinations of foregrounds and backgrounds. */
function pairs(
  fronts: readonly TokenName[],
  backs: readonly TokenName[],
  least = TEXT_CONTRAST,
): ContrastPair[] {
  return backs.flatMap((back) => fronts.map((front) => ({ front, back, least })));
}

/** All pairs of tokens that the kit uses together. */
export function contrastPairs(): readonly ContrastPair[] {
  return [
    ...pairs(['text', 'text-muted', 'text-subtle', 'brand-text'], SURFACES),
    ...pairs(['text', 'text-muted'], ['surface-pressed']),
    ...pairs(['border-control', 'focus-ring', 'brand-edge', 'danger'], RESTING, GRAPHIC_CONTRAST),
    ...pairs(MARKS, SURFACES, GRAPHIC_CONTRAST),
    ...pairs(['danger-text', 'warning-text'], RESTING),
    ...TONES.flatMap((tone) => pairs([`${tone}-text`, 'text', 'text-muted'], [`${tone}-soft`])),
    ...pairs(['on-brand'], ['brand', 'brand-hover', 'brand-pressed']),
    ...pairs(['on-danger'], ['danger', 'danger-hover']),
    ...pairs(['brand-text', 'text'], ['brand-soft']),
    ...pairs(['focus-ring'], ['brand-soft'], GRAPHIC_CONTRAST),
    ...pairs(['on-panel', 'on-panel-muted'], ['panel']),
    ...pairs(['on-tooltip'], ['tooltip']),
  ];
}

/** A change of one token that makes all its pairs readable. */
export interface ContrastFix {
  /** The token to change. */
  readonly token: TokenName;
  /** The complete new value of the token; the other scheme's part is unchanged. */
  readonly value: string;
}

/** The contrast of a pair in a scheme. */
export interface ContrastFinding extends ContrastPair {
  /** The scheme. */
  readonly scheme: Scheme;
  /** 1 to 21; null if a colour is not opaque or cannot be parsed. */
  readonly ratio: number | null;
  /** Whether the contrast is sufficient. */
  readonly isMet: boolean;
  /** The suggested change. Absent if none is needed, or no tone is sufficient. */
  readonly fix?: ContrastFix;
}

/** The nearest tone, lighter or darker, with sufficient contrast against all its backgrounds. */
function mend(
  color: Oklch,
  needs: readonly { readonly back: Oklch; readonly least: number }[],
): Oklch | null {
  const least = Math.max(...needs.map((need) => need.least));
  const backs = needs.map((need) => need.back);
  const found = ([-1, 1] as const)
    .map((direction) => withContrast(color, backs, least, direction))
    .filter((tone) => leastContrast(tone, backs) >= least)
    .sort((a, b) => Math.abs(a.l - color.l) - Math.abs(b.l - color.l));
  return found[0] ?? null;
}

/** The token's value with another colour in one scheme. */
function withScheme(name: TokenName, scheme: Scheme, color: Oklch, tokens: TokenValues): string {
  const whole = tokens[name] ?? { ...defaultTokens, ...markTokens }[name];
  const [light, dark] = (['light', 'dark'] as const).map((one) =>
    one === scheme ? formatOklch(color) : pickScheme(whole, one),
  );
  return `light-dark(${light}, ${dark})`;
}

/**
 * The contrast of all pairs of tokens in light and dark, with a suggested change where it is too
 * low.
 *
 * @param tokens - a theme's values: `createTheme(…).tokens`. @default the default tokens
 */
export function contrastReport(tokens: TokenValues = {}): readonly ContrastFinding[] {
  const all = contrastPairs();
  return (['light', 'dark'] as const).flatMap((scheme) =>
    all.map((pair): ContrastFinding => {
      const front = resolveToken(pair.front, scheme, tokens);
      const back = resolveToken(pair.back, scheme, tokens);
      if (!front || !back) return { ...pair, scheme, ratio: null, isMet: false };
      const ratio = contrast(front, back);
      if (ratio >= pair.least) return { ...pair, scheme, ratio, isMet: true };
      const needs = all.flatMap(({ front: name, back: other, least }) => {
        const against = name === pair.front ? resolveToken(other, scheme, tokens) : null;
        return against ? [{ back: against, least }] : [];
      });
      const tone = mend(front, needs);
      return {
        ...pair,
        scheme,
        ratio,
        isMet: false,
        ...(tone && {
          fix: { token: pair.front, value: withScheme(pair.front, scheme, tone, tokens) },
        }),
      };
    }),
  );
}
