import { formatOklch, type Oklch, parseColor, toSrgbGamut } from './color';
import { contrast, GRAPHIC_CONTRAST, leastContrast, TEXT_CONTRAST, withContrast } from './contrast';
import { resolveToken, type Scheme } from './resolve-token';
import type { TokenName, TokenValues } from './tokens';

/** Something that a partner should know about his brand colour. Nothing of it breaks a page. */
export interface ThemeWarning {
  /**
   * `invalidColor`: not a colour we read, the default brand is used. `faintBrand`: under 3 to 1
   * on the surface, so fills get a stronger edge. `brandTextAdjusted`: under 4.5 to 1 as text, so
   * links use a stronger tone. `brandFillAdjusted`: the dark scheme shows a lighter brand.
   * `contrastNotReached`: a pair stays under its floor.
   */
  readonly code:
    | 'invalidColor'
    | 'faintBrand'
    | 'brandTextAdjusted'
    | 'brandFillAdjusted'
    | 'contrastNotReached';
  /** The scheme it is about. Absent when it is about both. */
  readonly scheme?: Scheme;
  /** The contrast that was found. Absent when there is none to tell. */
  readonly ratio?: number;
  /** One sentence for whoever sets the theme up. */
  readonly text: string;
}

/** A theme: values that differ from the default tokens, and what to know about them. */
export interface Theme {
  readonly tokens: TokenValues;
  readonly warnings: readonly ThemeWarning[];
}

/** What a theme is made of. */
export interface ThemeOptions {
  /** The brand colour: `#rgb`, `#rrggbb`, `rgb(…)` or `oklch(…)`. @default Plinth's own */
  brand?: string | undefined;
  /** Single tokens set by hand; they win over what the brand gives, unchecked. @default none */
  tokens?: TokenValues | undefined;
}

const WHITE: Oklch = { l: 1, c: 0, h: 0 };
const BLACK: Oklch = { l: 0, c: 0, h: 0 };
/** Under this chroma a colour is a grey and its hue means nothing. */
const GREY_CHROMA = 0.02;
const SURFACES = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'] as const;

/** White where it can be read, else a dark ink of the same hue, else black. */
function textOn(fill: Oklch): Oklch {
  if (contrast(WHITE, fill) >= TEXT_CONTRAST) return WHITE;
  const ink = { l: 0.2, c: 0.03, h: fill.h };
  return contrast(ink, fill) >= TEXT_CONTRAST ? ink : BLACK;
}

/** A step away from the text on a fill, so that it stays readable. */
function step(fill: Oklch, text: Oklch, by: number): Oklch {
  const away = toSrgbGamut({ ...fill, l: fill.l + (text.l > 0.5 ? -by : by) });
  // Nothing is lighter than white: there a step back that can still be read must do.
  return Math.abs(away.l - fill.l) >= by / 2
    ? away
    : withContrast({ ...fill, l: fill.l - by }, [text], TEXT_CONTRAST, 1);
}

interface SchemeColors {
  readonly colors: Readonly<Partial<Record<TokenName, Oklch>>>;
  readonly warnings: readonly ThemeWarning[];
}

function colorsFor(scheme: Scheme, brand: Oklch, overrides: TokenValues): SchemeColors {
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
  // In light the fill is the partner's colour to the letter; a dark page needs one that is seen.
  const fill = isLight ? brand : withContrast(brand, resting, GRAPHIC_CONTRAST, 1);
  if (found < GRAPHIC_CONTRAST) {
    if (isLight) {
      warn('faintBrand', found, 'The brand is faint on light surfaces; fills get a darker edge.');
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
  const unread = Math.min(
    contrast(on, colors.brand),
    contrast(on, colors['brand-hover']),
    contrast(on, colors['brand-pressed']),
    leastContrast(asText, [...surfaces, soft]),
  );
  if (unread < TEXT_CONTRAST) {
    warn('contrastNotReached', unread, `No readable pair was found in the ${scheme} scheme.`);
  }
  return { colors, warnings };
}

/**
 * Makes a theme from one brand colour. Text on the brand and the brand as text keep WCAG AA in
 * light and dark; where the colour as given cannot, the nearest tone that can is used and a
 * warning says so. Never throws: a page's settings are edited by hand.
 */
export function createTheme({ brand, tokens = {} }: ThemeOptions = {}): Theme {
  if (brand === undefined) return { tokens, warnings: [] };
  const parsed = parseColor(brand);
  if (parsed === null) {
    return {
      tokens,
      warnings: [
        {
          code: 'invalidColor',
          text: `"${brand}" is not a colour such as #2f5bea; the default brand is used.`,
        },
      ],
    };
  }
  const color = toSrgbGamut(parsed);
  const isGrey = color.c < GREY_CHROMA;
  const neutrals: TokenValues = isGrey ? {} : { hue: String(Math.round(color.h)) };
  const light = colorsFor('light', color, neutrals);
  const dark = colorsFor('dark', color, neutrals);

  const made: { [Name in TokenName]?: string } = { ...neutrals };
  for (const name of Object.keys(light.colors) as TokenName[]) {
    const [one, other] = [light.colors[name], dark.colors[name]];
    if (one && other) made[name] = `light-dark(${formatOklch(one)}, ${formatOklch(other)})`;
  }
  const deep = (l: number, c: number) =>
    formatOklch(toSrgbGamut({ l, c: Math.min(c, color.c * 0.6), h: color.h }));
  made.panel = deep(0.255, 0.075);
  made['panel-glow'] = deep(0.47, 0.16).replace(')', ' / 0.6)');
  made['on-panel'] = deep(0.99, 0.003);
  made['on-panel-muted'] = deep(0.87, 0.03);

  return { tokens: { ...made, ...tokens }, warnings: [...light.warnings, ...dark.warnings] };
}
