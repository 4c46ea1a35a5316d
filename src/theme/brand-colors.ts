import { type Oklch, toSrgbGamut } from './color';
import { contrast, GRAPHIC_CONTRAST, leastContrast, TEXT_CONTRAST, withContrast } from './contrast';
import { resolveToken, type Scheme } from './resolve-token';
import type { ThemeWarning } from './theme-types';
import type { TokenName, TokenValues } from './tokens';

const WHITE: Oklch = { l: 1, c: 0, h: 0 };
const BLACK: Oklch = { l: 0, c: 0, h: 0 };
const SURFACES = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'] as const;

/** White if it is readable, else a dark ink of the same hue, else black. */
function textOn(fill: Oklch): Oklch {
  if (contrast(WHITE, fill) >= TEXT_CONTRAST) return WHITE;
  const ink = { l: 0.2, c: 0.03, h: fill.h };
  return contrast(ink, fill) >= TEXT_CONTRAST ? ink : BLACK;
}

/** A step away from the text on a fill, which keeps it readable. */
function step(fill: Oklch, text: Oklch, by: number): Oklch {
  const away = toSrgbGamut({ ...fill, l: fill.l + (text.l > 0.5 ? -by : by) });
  // Nothing is lighter than white: then a step back, as far as the text stays readable.
  return Math.abs(away.l - fill.l) >= by / 2
    ? away
    : withContrast({ ...fill, l: fill.l - by }, [text], TEXT_CONTRAST, 1);
}

/** The colours of a brand in one scheme, with the adjustments made. */
interface SchemeColors {
  readonly colors: Readonly<Partial<Record<TokenName, Oklch>>>;
  readonly warnings: readonly ThemeWarning[];
}

/**
 * Derives the colours of a scheme from a brand colour.
 *
 * @param isExact - whether to use the colour unchanged as the fill, even if it is faint
 * @param overrides - the surfaces below it, if they are not the default ones
 */
export function colorsFor(
  scheme: Scheme,
  brand: Oklch,
  isExact: boolean,
  overrides: TokenValues,
): SchemeColors {
  const isLight = scheme === 'light';
  const away = isLight ? -1 : 1;
  const surfaces = SURFACES.map((name) => resolveToken(name, scheme, overrides)).filter(
    (color) => color !== null,
  );
  const resting = surfaces.slice(0, 3);
  const warnings: ThemeWarning[] = [];
  const warn = (code: ThemeWarning['code'], ratio: number, text: string) =>
    warnings.push({ code, scheme, ratio: Math.round(ratio * 100) / 100, text });

  const found = leastContrast(brand, resting);
  // The given colour is used unchanged in light; a dark page needs a visible one.
  const fill = isExact ? brand : withContrast(brand, resting, GRAPHIC_CONTRAST, away);
  if (found < GRAPHIC_CONTRAST) {
    if (isExact) {
      warn('faintBrand', found, `The brand is faint on ${scheme} surfaces; fills get an edge.`);
    } else {
      warn('brandFillAdjusted', found, 'The brand is faint on dark surfaces and shown lighter.');
    }
  }

  const tint = (l: number, c: number) =>
    toSrgbGamut({ l, c: Math.min(c, brand.c * 0.4), h: brand.h });
  const soft = isLight ? tint(0.957, 0.02) : tint(0.285, 0.055);
  const asText = withContrast(
    isLight ? brand : toSrgbGamut({ ...brand, l: Math.max(brand.l, 0.72), c: brand.c * 0.75 }),
    [...surfaces, soft],
    TEXT_CONTRAST,
    away,
  );
  const textFound = leastContrast(brand, surfaces);
  if (textFound < TEXT_CONTRAST) {
    warn('brandTextAdjusted', textFound, `As text in the ${scheme} scheme the brand is adjusted.`);
  }

  const on = textOn(fill);
  const colors = {
    brand: fill,
    'brand-hover': step(fill, on, 0.045),
    'brand-pressed': step(fill, on, 0.085),
    'brand-edge': withContrast(fill, resting, GRAPHIC_CONTRAST, away),
    'on-brand': on,
    'brand-text': asText,
    'brand-soft': soft,
    'brand-border': isLight ? tint(0.87, 0.06) : tint(0.42, 0.1),
    'focus-ring': withContrast(fill, [...resting, soft], GRAPHIC_CONTRAST, away),
  };
  return { colors, warnings };
}
