import { oklchToLinear, toSrgbGamut } from '../../src/theme/color';
import { markTokens } from '../../src/theme/mark-tokens';
import type { Scheme } from '../../src/theme/resolve-token';
import { defaultTokens } from '../../src/theme/tokens';

/** A colour in sRGB: the space that every tool reads. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly number[];
  readonly alpha: number;
  readonly hex: string;
}

/** A length, or a time. */
export interface UnitValue {
  readonly value: number;
  readonly unit: string;
}

interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: UnitValue;
  readonly offsetY: UnitValue;
  readonly blur: UnitValue;
  readonly spread: UnitValue;
}

/** A type of the format with its value. */
export type TypedValue =
  | { readonly $type: 'color'; readonly $value: ColorValue }
  | { readonly $type: 'dimension' | 'duration'; readonly $value: UnitValue }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'number'; readonly $value: number }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly number[] }
  | { readonly $type: 'shadow'; readonly $value: readonly ShadowValue[] };

/** A token of the format. */
export type DesignToken = TypedValue & {
  readonly $description?: string;
  /** The value of the custom property `--plinth-<name>`. */
  readonly $extensions: { readonly 'dev.plinth': { readonly css: string } };
};

/** Tokens by their name without `--plinth-`. */
export type TokenGroup = { readonly $description: string } & {
  readonly [name: string]: DesignToken | string;
};

/** The design tokens as the Design Tokens Format Module 2025.10 writes them. */
export interface DesignTokens {
  readonly $description: string;
  /** Those that are the same in both schemes. */
  readonly base: TokenGroup;
  readonly light: TokenGroup;
  readonly dark: TokenGroup;
}

/** The sentence above each token in the source of the table. */
export function tokenSentences(source: string): ReadonlyMap<string, string> {
  const sentences = source.matchAll(
    /\/\*\*\s(?:\s*\*\s)?((?:[^*]|\*(?!\/))+?)\s*\*\/\n {2}'?([\w-]+)'?:/g,
  );
  return new Map(
    [...sentences].map(([, text = '', name = '']) => [
      name,
      text.replace(/\s*\n\s*\*\s*/g, ' ').trim(),
    ]),
  );
}

const OKLCH = 'oklch\\([^()]*\\)';
const SCHEMES = new RegExp(`light-dark\\((${OKLCH}), (${OKLCH})\\)`, 'g');

/** A value in one scheme, without references. */
const inScheme = (css: string, scheme: Scheme) =>
  css
    .replaceAll('var(--plinth-hue)', defaultTokens.hue)
    .replace(SCHEMES, (_all, light: string, dark: string) => (scheme === 'light' ? light : dark));

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function colorOf(css: string): ColorValue | null {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (!found) return null;
  const [l = 0, c = 0, h = 0, alpha = 1] = found.slice(1).flatMap((each) => (each ? +each : []));
  const linear = oklchToLinear(toSrgbGamut({ l, c, h }));
  const components = linear.map((each) => round(toGamma(Math.min(1, Math.max(0, each)))));
  const hex = components.map((each) =>
    Math.round(each * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex.join('')}` };
}

function unitOf(css: string): UnitValue | null {
  const [, value, unit = ''] = /^(-?[\d.]+)(px|ms)?$/.exec(css) ?? [];
  if (value === undefined || (unit === '' && Number(value) !== 0)) return null;
  return { value: Number(value), unit: unit || 'px' };
}

function shadowOf(css: string): readonly ShadowValue[] | null {
  const layers = css.split(/, (?![^(]*\))/).map((layer) => {
    const [, lengths = '', color = ''] = new RegExp(`^(.+?) (${OKLCH})$`).exec(layer) ?? [];
    const zero: UnitValue = { value: 0, unit: 'px' };
    const [offsetX, offsetY, blur = zero, spread = zero] = lengths.split(' ').map(unitOf);
    const paint = colorOf(color);
    return offsetX && offsetY && blur && spread && paint
      ? { color: paint, offsetX, offsetY, blur, spread }
      : null;
  });
  return layers.every((layer) => layer !== null) ? layers : null;
}

/** @throws Error for a kind of value that the format has no type for */
function typed(name: string, css: string): TypedValue {
  if (name === 'hue') return { $type: 'number', $value: Number(css) };
  if (/^font-(?!size)/.test(name)) return { $type: 'fontFamily', $value: css.split(', ') };
  const curve = /^cubic-bezier\((.*)\)$/.exec(css)?.[1];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
  const color = colorOf(css);
  if (color) return { $type: 'color', $value: color };
  const unit = unitOf(css);
  if (unit) return { $type: unit.unit === 'ms' ? 'duration' : 'dimension', $value: unit };
  const shadow = shadowOf(css);
  if (shadow) return { $type: 'shadow', $value: shadow };
  throw new Error(`--plinth-${name} has no type of a design token: ${css}`);
}

/**
 * The table of tokens as design tokens, for design tools. Values are final: the hue is in the neutrals,
 * and what differs between the schemes is in both of their groups.
 *
 * @param source the text of `src/theme/tokens.ts`, whose sentences describe the tokens
 */
export function designTokens(source: string): DesignTokens {
  const sentences = tokenSentences(source);
  const base: Record<string, DesignToken> = {};
  const light: Record<string, DesignToken> = {};
  const dark: Record<string, DesignToken> = {};
  for (const [name, css] of Object.entries({ ...defaultTokens, ...markTokens })) {
    const sentence = sentences.get(name);
    const tokenIn = (scheme: Scheme): DesignToken => ({
      ...typed(name, inScheme(css, scheme)),
      ...(sentence && { $description: sentence }),
      $extensions: { 'dev.plinth': { css } },
    });
    if (css.includes('light-dark(')) {
      light[name] = tokenIn('light');
      dark[name] = tokenIn('dark');
    } else {
      base[name] = tokenIn('light');
    }
  }
  return {
    $description: 'The design tokens of Plinth; each is the custom property --plinth-<name>.',
    base: { $description: 'The same in both schemes.', ...base },
    light: { $description: 'In the light scheme.', ...light },
    dark: { $description: 'In the dark scheme.', ...dark },
  };
}
