import type { ThemeDensity, ThemeRadius } from './theme-types';
import { type BaseTokenName, defaultTokens, type TokenValues } from './tokens';

/** Radii in pixels: of controls, small elements, cards and dialogs. */
const RADII: Readonly<Record<Exclude<ThemeRadius, number>, readonly number[]>> = {
  none: [0, 0, 0, 0],
  small: [4, 3, 5, 7],
  medium: [8, 6, 10, 14],
  large: [12, 9, 16, 22],
  round: [22, 14, 20, 26],
};

/** The names of the radii that `createTheme` knows. */
export const RADIUS_NAMES = Object.keys(RADII) as readonly Exclude<ThemeRadius, number>[];

const px = (value: number) => `${Math.round(value * 10) / 10}px`;

/** The tokens of a radius; null if it is invalid. */
export function radiusTokens(radius: ThemeRadius): TokenValues | null {
  const isNumber = typeof radius === 'number' && radius >= 0 && radius <= 32;
  const medium = RADII.medium;
  const sizes = isNumber
    ? medium.map((size) => (size * radius) / 8)
    : Object.hasOwn(RADII, radius) && RADII[radius as keyof typeof RADII];
  if (!sizes) return null;
  const [control = 0, sm = 0, md = 0, lg = 0] = sizes;
  return {
    'radius-control': px(control),
    'radius-sm': px(sm),
    'radius-md': px(md),
    'radius-lg': px(lg),
  };
}

const CONTROLS = ['control-sm', 'control-md', 'control-lg'] as const;
const TEXTS = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'].map((size) => `font-size-${size}`);

const DENSITIES: Readonly<
  Record<ThemeDensity, { space: number; controls: readonly number[]; texts?: readonly number[] }>
> = {
  compact: { space: 0.75, controls: [26, 32, 40], texts: [11, 12, 13, 15, 18, 20, 26] },
  comfortable: { space: 1, controls: [28, 36, 44] },
  spacious: { space: 1.25, controls: [32, 42, 50] },
};

/** The names of the densities that `createTheme` knows. */
export const DENSITY_NAMES = Object.keys(DENSITIES) as readonly ThemeDensity[];

/** The tokens of a density; null if it is invalid. */
export function densityTokens(density: ThemeDensity): TokenValues | null {
  if (!Object.hasOwn(DENSITIES, density)) return null;
  const { space, controls, texts = [] } = DENSITIES[density];
  const made: { [Name in BaseTokenName]?: string } = {};
  if (density === 'comfortable') return made;
  for (const [at, name] of CONTROLS.entries()) made[name] = px(controls[at] ?? 0);
  for (const [at, size] of texts.entries()) made[TEXTS[at] as BaseTokenName] = px(size);
  for (const name of Object.keys(defaultTokens) as BaseTokenName[]) {
    if (name.startsWith('space-'))
      made[name] = px(Number.parseInt(defaultTokens[name], 10) * space);
  }
  return made;
}

/** The neutral tokens with a different chroma. */
export function tintTokens(tint: number): TokenValues {
  const made: { [Name in BaseTokenName]?: string } = {};
  for (const [name, value] of Object.entries(defaultTokens)) {
    if (!value.includes('--plinth-hue')) continue;
    made[name as BaseTokenName] = value.replace(
      /oklch\((\S+) (\S+) (var\(--plinth-hue\))\)/g,
      (_all, l, c, hue) => `oklch(${l} ${Math.round(Number(c) * tint * 10_000) / 10_000} ${hue})`,
    );
  }
  return made;
}
