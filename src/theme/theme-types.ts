import type { Scheme } from './resolve-token';
import type { TokenName, TokenValues } from './tokens';

/** A warning about a theme, for developers. It never breaks a page. */
export interface ThemeWarning {
  /**
   * `invalidColor`: not a valid colour, the default is used. `invalidOption`: not a valid value of
   * an option, the default is used. `faintBrand`: under 3 to 1 on the surface, so fills get a
   * stronger edge. `brandTextAdjusted`: under 4.5 to 1 as text, so links use a stronger tone.
   * `brandFillAdjusted`: the dark scheme uses a lighter brand. `focusRingAdjusted`: under 3 to 1,
   * so a stronger tone is used. `contrastNotReached`: a pair stays below its minimum, because
   * tokens were set by hand or no tone reaches it.
   */
  readonly code:
    | 'invalidColor'
    | 'invalidOption'
    | 'faintBrand'
    | 'brandTextAdjusted'
    | 'brandFillAdjusted'
    | 'focusRingAdjusted'
    | 'contrastNotReached';
  /** The scheme; absent for both. */
  readonly scheme?: Scheme;
  /** The measured contrast, if there is one. */
  readonly ratio?: number;
  /** The two tokens of `contrastNotReached`. */
  readonly pair?: readonly [front: TokenName, back: TokenName];
  /** One sentence for the developer. */
  readonly text: string;
}

/** A theme: values that differ from the default tokens, with warnings. */
export interface Theme {
  /** Values by token; default ones are omitted. */
  readonly tokens: TokenValues;
  /** Warnings about the given options. */
  readonly warnings: readonly ThemeWarning[];
}

/** A colour as `#rgb`, `#rrggbb`, `rgb(…)` or `oklch(…)`: one for both schemes, or one for each. */
export type ThemeColor =
  | string
  | {
      /** Colour in the light scheme. */
      readonly light: string;
      /** Colour in the dark scheme. */
      readonly dark: string;
    };

/** Corner radius. `medium` is Plinth's own; a number is a button's radius in pixels. */
export type ThemeRadius = 'none' | 'small' | 'medium' | 'large' | 'round' | number;

/** Density. `comfortable` is Plinth's own. */
export type ThemeDensity = 'compact' | 'comfortable' | 'spacious';

/** Options of a theme. Omitted ones keep Plinth's own. */
export interface ThemeOptions {
  /**
   * The brand colour, from which all coloured tokens are derived. A single colour is the fill of
   * primary actions in light, and a lighter tone in dark if needed; two colours are used unchanged.
   *
   * @default Plinth's own
   */
  brand?: ThemeColor | undefined;
  /** The greys of surfaces, lines and texts. */
  neutral?:
    | {
        /** Hue in OKLCH, in degrees from 0 to 360. @default the brand's */
        hue?: number | undefined;
        /** Strength of the hue: 0 for pure greys, up to 4. @default 1 */
        tint?: number | undefined;
      }
    | undefined;
  /** Corner radius; a number from 0 to 32 is a button's radius in pixels. @default 'medium' */
  radius?: ThemeRadius | undefined;
  /**
   * Density: heights of controls, spacing, and in `compact` text sizes. With a coarse pointer
   * controls stay 44 pixels high. @default 'comfortable'
   */
  density?: ThemeDensity | undefined;
  /**
   * CSS font families, which the page has to load itself: one for all, or one for each use.
   *
   * @default those of the surrounding page
   */
  font?:
    | string
    | {
        /** Texts and controls. @default that of the surrounding page */
        text?: string | undefined;
        /** Headings and the word mark. @default as text */
        heading?: string | undefined;
        /** Keys, codes and identifiers. @default the system's */
        mono?: string | undefined;
      }
    | undefined;
  /** The ring around the element with keyboard focus. */
  focusRing?:
    | {
        /** Adjusted to 3 to 1 against surfaces if needed. @default the brand's */
        color?: ThemeColor | undefined;
        /** Width in pixels, 2 to 6. @default 2 */
        width?: number | undefined;
        /** Distance between ring and element, in pixels, 0 to 6. @default 2 */
        offset?: number | undefined;
      }
    | undefined;
  /**
   * Single tokens set by hand. They take precedence over the options and are used unchanged; pairs
   * that become unreadable are listed in the warnings. @default none
   */
  tokens?: TokenValues | undefined;
}

/**
 * A brand in JSON: the `brand` of a portal's settings, as exported by the Brand studio. TypeScript
 * infers `string` for `"radius": "round"` in an imported file, so named options are strings here.
 */
export interface BrandFile extends Omit<ThemeOptions, 'brand' | 'radius' | 'density' | 'tokens'> {
  /** The brand colour, like `brand` in the options. */
  color?: ThemeOptions['brand'];
  /** Corner radius: a name or pixels, as in the options. @default 'medium' */
  radius?: string | number | undefined;
  /** Density, by its name in the options. @default 'comfortable' */
  density?: string | undefined;
  /** Single tokens set by hand. @default none */
  tokens?: Readonly<Record<string, string>> | undefined;
}
