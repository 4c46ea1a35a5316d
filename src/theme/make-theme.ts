import { colorsFor } from './brand-colors';
import { formatOklch, type Oklch, parseColor, toSrgbGamut } from './color';
import { GRAPHIC_CONTRAST, leastContrast, withContrast } from './contrast';
import { contrastReport } from './contrast-report';
import { resolveToken, type Scheme } from './resolve-token';
import {
  DENSITY_NAMES,
  densityTokens,
  RADIUS_NAMES,
  radiusTokens,
  tintTokens,
} from './theme-scales';
import type { Theme, ThemeColor, ThemeOptions, ThemeWarning } from './theme-types';
import { FONT_FAMILIES, type TokenChecks } from './token-checks';
import type { TokenName, TokenValues } from './tokens';

/** Below this chroma a colour is grey, and its hue meaningless. */
const GREY_CHROMA = 0.02;

type Made = { [Name in TokenName]?: string };

/** The colours of both schemes; null if one is invalid. */
function readColor(color: ThemeColor): Record<Scheme, Oklch> | null {
  const [light, dark] = (
    typeof color === 'string' ? [color, color] : [color.light, color.dark]
  ).map((text) => (typeof text === 'string' ? parseColor(text) : null));
  return light && dark ? { light: toSrgbGamut(light), dark: toSrgbGamut(dark) } : null;
}

const both = (light: Oklch, dark: Oklch) =>
  `light-dark(${formatOklch(light)}, ${formatOklch(dark)})`;

/** Collects the tokens of a theme. */
class ThemeMaker {
  readonly warnings: ThemeWarning[] = [];
  made: Made = {};
  readonly checks: TokenChecks;

  constructor(checks: TokenChecks) {
    this.checks = checks;
  }

  add(tokens: TokenValues): void {
    this.made = { ...this.made, ...tokens };
  }

  /** Applies an option; an invalid value is ignored with a warning. */
  option(name: string, value: unknown, tokens: TokenValues | null, allowed: string): void {
    if (tokens) this.add(tokens);
    else {
      const text = `${name}: ${JSON.stringify(value)} is not ${allowed}; the default is used.`;
      this.warnings.push({ code: 'invalidOption', text });
    }
  }

  /** The tokens set by hand, without those that browsers would not accept. */
  own(tokens: TokenValues): TokenValues {
    const good: Made = {};
    for (const [name, value] of Object.entries(tokens) as [TokenName, string][]) {
      const problem = this.checks.tokenProblem(name, value);
      if (problem === null) good[name] = value;
      else this.option(`tokens.${name}`, value, null, problem);
    }
    return good;
  }

  color(name: string, color: ThemeColor): Record<Scheme, Oklch> | null {
    const read = readColor(color);
    if (!read) {
      const given = typeof color === 'string' ? color : `${color?.light} ${color?.dark}`;
      const text = `"${given}" is not a colour such as #2f5bea; the default ${name} is used.`;
      this.warnings.push({ code: 'invalidColor', text });
    }
    return read;
  }

  brand(color: Record<Scheme, Oklch>, isExact: boolean, overrides: TokenValues): void {
    const context = { ...this.made, ...overrides };
    const light = colorsFor('light', color.light, true, context);
    const dark = colorsFor('dark', color.dark, isExact, context);
    for (const name of Object.keys(light.colors) as TokenName[]) {
      const [one, other] = [light.colors[name], dark.colors[name]];
      if (one && other) this.made[name] = both(one, other);
    }
    const { c, h } = color.light;
    const deep = (l: number, most: number) =>
      formatOklch(toSrgbGamut({ l, c: Math.min(most, c * 0.6), h }));
    this.add({
      panel: deep(0.255, 0.075),
      'panel-glow': deep(0.47, 0.16).replace(')', ' / 0.6)'),
      'on-panel': deep(0.99, 0.003),
      'on-panel-muted': deep(0.87, 0.03),
    });
    this.warnings.push(...light.warnings, ...dark.warnings);
  }

  focusRing(color: Record<Scheme, Oklch>, overrides: TokenValues): void {
    const tone = (scheme: Scheme) => {
      const backs = (['surface', 'surface-sunken', 'surface-raised', 'brand-soft'] as const)
        .map((name) => resolveToken(name, scheme, { ...this.made, ...overrides }))
        .filter((back) => back !== null);
      const ratio = leastContrast(color[scheme], backs);
      if (ratio < GRAPHIC_CONTRAST) {
        const text = `The focus ring is faint in the ${scheme} scheme and adjusted.`;
        this.warnings.push({ code: 'focusRingAdjusted', scheme, ratio: rounded(ratio), text });
      }
      return withContrast(color[scheme], backs, GRAPHIC_CONTRAST, scheme === 'light' ? -1 : 1);
    };
    this.made['focus-ring'] = both(tone('light'), tone('dark'));
  }

  /**
   * Fixes unreadable pairs caused by options, and warns about those caused by tokens set by hand.
   */
  check(tokens: TokenValues): void {
    for (const finding of contrastReport({ ...this.made, ...tokens })) {
      const { fix } = finding;
      // Both schemes may need a fix of the same token, so fixed tokens are checked again.
      if (fix && !finding.isMet && tokens[fix.token] === undefined) {
        const again = contrastReport({ ...this.made, ...tokens }).find(
          ({ scheme, front, back }) =>
            scheme === finding.scheme && front === finding.front && back === finding.back,
        );
        if (again?.fix) this.made[again.fix.token] = again.fix.value;
      }
    }
    for (const { front, back, scheme, ratio, least, isMet } of contrastReport({
      ...this.made,
      ...tokens,
    })) {
      if (isMet) continue;
      const found = ratio === null ? 'cannot be told' : `is ${rounded(ratio)} to 1`;
      this.warnings.push({
        code: 'contrastNotReached',
        scheme,
        pair: [front, back],
        ...(ratio !== null && { ratio: rounded(ratio) }),
        text: `${front} on ${back} ${found} in the ${scheme} scheme; it needs ${least}.`,
      });
    }
  }
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100;
const isIn = (value: number, least: number, most: number) => value >= least && value <= most;

function fontTokens(
  font: NonNullable<ThemeOptions['font']>,
  { isFontFamily }: TokenChecks,
): TokenValues | null {
  const { text, heading, mono } = typeof font === 'string' ? { text: font } : font;
  const made: Made = {};
  for (const [name, family] of [
    ['font-family', text],
    ['font-heading', heading],
    ['font-mono', mono],
  ] as const) {
    if (family === undefined) continue;
    if (typeof family !== 'string' || !isFontFamily(family)) return null;
    made[name] = family;
  }
  return made;
}

/** `createTheme` with the checks for tokens set by hand and for font families. */
export function makeTheme(options: ThemeOptions, checks: TokenChecks): Theme {
  const { brand, neutral, radius, density, font, focusRing } = options;
  const maker = new ThemeMaker(checks);
  const tokens = maker.own(options.tokens ?? {});
  const color = brand === undefined ? null : maker.color('brand', brand);

  if (neutral?.tint !== undefined) {
    const { tint } = neutral;
    maker.option('tint', tint, isIn(tint, 0, 4) ? tintTokens(tint) : null, 'a number from 0 to 4');
  }
  if (color && color.light.c >= GREY_CHROMA) maker.add({ hue: `${Math.round(color.light.h)}` });
  if (neutral?.hue !== undefined) {
    const { hue } = neutral;
    maker.option('hue', hue, isIn(hue, 0, 360) ? { hue: `${hue}` } : null, 'from 0 to 360 degrees');
  }
  if (radius !== undefined) {
    const names = `a number from 0 to 32 or one of ${RADIUS_NAMES.join(', ')}`;
    maker.option('radius', radius, radiusTokens(radius), names);
  }
  if (density !== undefined) {
    maker.option('density', density, densityTokens(density), `one of ${DENSITY_NAMES.join(', ')}`);
  }
  if (font !== undefined) maker.option('font', font, fontTokens(font, checks), FONT_FAMILIES);
  if (color) maker.brand(color, typeof brand === 'object', tokens);

  const { color: ring, width, offset } = focusRing ?? {};
  const ringColor = ring === undefined ? null : maker.color('focus ring', ring);
  if (ringColor) maker.focusRing(ringColor, tokens);
  if (width !== undefined) {
    const made = isIn(width, 2, 6) ? { 'focus-width': `${width}px` } : null;
    maker.option('focus width', width, made, 'from 2 to 6 pixels');
  }
  if (offset !== undefined) {
    const made = isIn(offset, 0, 6) ? { 'focus-offset': `${offset}px` } : null;
    maker.option('focus offset', offset, made, 'from 0 to 6 pixels');
  }
  if (Object.keys({ ...maker.made, ...tokens }).length > 0) maker.check(tokens);
  return { tokens: { ...maker.made, ...tokens }, warnings: maker.warnings };
}
