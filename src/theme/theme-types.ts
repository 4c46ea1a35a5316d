import type { Scheme } from './resolve-token';
import type { TokenName, TokenValues } from './tokens';

/** Something that partners should know about their theme. It never breaks a page. */
export interface ThemeWarning {
  /**
   * `invalidColor`: not a colour we read, the default is used. `invalidOption`: not a value that an
   * option takes, the default is used. `faintBrand`: under 3 to 1 on the surface, so fills get a
   * stronger edge. `brandTextAdjusted`: under 4.5 to 1 as text, so links use a stronger tone.
   * `brandFillAdjusted`: the dark scheme shows a lighter brand. `focusRingAdjusted`: under 3 to 1,
   * so a stronger tone is used. `contrastNotReached`: a pair stays under its floor, because tokens
   * were set by hand or no tone reaches it.
   */
  readonly code:
    | 'invalidColor'
    | 'invalidOption'
    | 'faintBrand'
    | 'brandTextAdjusted'
    | 'brandFillAdjusted'
    | 'focusRingAdjusted'
    | 'contrastNotReached';
  /** The scheme it is about. Absent when it is about both. */
  readonly scheme?: Scheme;
  /** The contrast that was found. Absent when there is none. */
  readonly ratio?: number;
  /** The two tokens of `contrastNotReached`. */
  readonly pair?: readonly [front: TokenName, back: TokenName];
  /** One sentence for the person who sets the theme up. */
  readonly text: string;
}

/** A theme: values that differ from the default tokens, and what to know about them. */
export interface Theme {
  /** The values, by token; those of the default theme are left out. */
  readonly tokens: TokenValues;
  /** What to know about the colours that were given. */
  readonly warnings: readonly ThemeWarning[];
}

/** A colour as `#rgb`, `#rrggbb`, `rgb(…)` or `oklch(…)`: one, or one for each scheme. */
export type ThemeColor =
  | string
  | {
      /** In the light scheme. */
      readonly light: string;
      /** In the dark scheme. */
      readonly dark: string;
    };

/** How round corners are. `medium` is Plinth's own; a number is a button's radius in pixels. */
export type ThemeRadius = 'none' | 'small' | 'medium' | 'large' | 'round' | number;

/** The density. `comfortable` is Plinth's own. */
export type ThemeDensity = 'compact' | 'comfortable' | 'spacious';

/** What a theme is made of. Everything that is left out stays Plinth's own. */
export interface ThemeOptions {
  /**
   * The brand colour; everything coloured follows from it. As one colour it is the fill of primary
   * actions in light, and where needed a lighter tone in dark; as two, each to the letter.
   * @default Plinth's own
   */
  brand?: ThemeColor | undefined;
  /** The greys of surfaces, lines and texts. */
  neutral?:
    | {
        /** Their hue in OKLCH, in degrees from 0 to 360. @default the brand's */
        hue?: number | undefined;
        /** How much of it they carry: 0 for pure greys, up to 4. @default 1 */
        tint?: number | undefined;
      }
    | undefined;
  /** How round corners are; a number from 0 to 32 is a button's radius in pixels. @default 'medium' */
  radius?: ThemeRadius | undefined;
  /**
   * The density: heights of controls, spaces, and in `compact` sizes of text. Where fingers point
   * controls stay 44 pixels high. @default 'comfortable'
   */
  density?: ThemeDensity | undefined;
  /**
   * CSS font families, which the page has to load itself: one for all, or one for each use.
   * @default those of the page around
   */
  font?:
    | string
    | {
        /** Texts and controls. @default that of the page around */
        text?: string | undefined;
        /** Titles and the word mark. @default as text */
        heading?: string | undefined;
        /** Keys, codes and identifiers. @default the system's */
        mono?: string | undefined;
      }
    | undefined;
  /** The ring around what has the keyboard's focus. */
  focusRing?:
    | {
        /** Kept at 3 to 1 against surfaces. @default the brand's */
        color?: ThemeColor | undefined;
        /** In pixels, 2 to 6. @default 2 */
        width?: number | undefined;
        /** Between the ring and what it is around, in pixels, 0 to 6. @default 2 */
        offset?: number | undefined;
      }
    | undefined;
  /**
   * Single tokens set by hand. They win over the options and are taken as they are; a pair that
   * cannot be read with them is in the warnings. @default none
   */
  tokens?: TokenValues | undefined;
}

/**
 * A brand as JSON keeps it: the `brand` of a portal's settings, as the Brand studio writes it. TypeScript
 * reads `"radius": "round"` of an imported file as any text, so texts stand where options have names.
 */
export interface BrandFile extends Omit<ThemeOptions, 'brand' | 'radius' | 'density' | 'tokens'> {
  /** The brand colour, as `brand` of the options. */
  color?: ThemeOptions['brand'];
  /** How round corners are: a name or pixels, as of the options. @default 'medium' */
  radius?: string | number | undefined;
  /** The density, by the names of the options. @default 'comfortable' */
  density?: string | undefined;
  /** Single tokens set by hand. @default none */
  tokens?: Readonly<Record<string, string>> | undefined;
}
