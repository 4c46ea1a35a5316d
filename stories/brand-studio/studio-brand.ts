import { parseConfig } from '../../src/app/config';
import { oklchToLinear, parseColor, toSrgbGamut } from '../../src/theme/color';
import { pickScheme } from '../../src/theme/resolve-token';
import type { Theme, ThemeDensity, ThemeOptions, ThemeRadius } from '../../src/theme/theme-types';
import { isToken } from '../../src/theme/token-value';
import type { TokenName, TokenValues } from '../../src/theme/tokens';

/** What is chosen in the studio. Colours are as they were typed, right or wrong. */
export interface StudioBrand {
  readonly light: string;
  /** The colour of the dark scheme, or null where it follows from the other. */
  readonly dark: string | null;
  readonly tint: number;
  readonly radius: ThemeRadius;
  readonly density: ThemeDensity;
  readonly font: string;
  readonly heading: string;
  /** Tokens set by hand, one a line: `text-muted: #555`. */
  readonly tokens: string;
}

export const PLINTH_BRAND: StudioBrand = {
  light: '#3b4fd8',
  dark: null,
  tint: 1,
  radius: 'medium',
  density: 'comfortable',
  font: '',
  heading: '',
  tokens: '',
};

/** The colour as CSS hexadecimal, which a portal's settings take; '' for what is no colour. */
export function toHex(text: string): string {
  const color = parseColor(/^[0-9a-f]{3}([0-9a-f]{3})?$/i.test(text.trim()) ? `#${text}` : text);
  if (!color) return '';
  const digits = oklchToLinear(toSrgbGamut(color)).map((value) => {
    const inside = Math.min(1, Math.max(0, value));
    const encoded = inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** What is wrong with a colour that was typed; '' when nothing is. */
export function colorProblem(text: string): string {
  if (text.trim() === '') return 'Enter a colour';
  return toHex(text)
    ? ''
    : `“${text.trim()}” is not a colour we can read. Write it as #2f5bea, rgb(47 91 234) or oklch(0.51 0.19 266).`;
}

/** The tokens in lines of `name: value`, with or without `--plinth-`, and what cannot be taken. */
export function readTokens(text: string): { tokens: TokenValues; problem: string } {
  const tokens: { [Name in TokenName]?: string } = {};
  for (const line of text.split(/[\n;]/)) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] =
      /^\s*(?:--plinth-)?([a-z0-9-]+)\s*:\s*(.+?)\s*$/.exec(line) ?? [];
    if (!isToken(name)) {
      return {
        tokens,
        problem: `“${line.trim()}” names no token. Write lines such as text-muted: #555.`,
      };
    }
    tokens[name] = value;
  }
  return { tokens, problem: '' };
}

/** The brand as `createTheme` takes it. A colour that is wrong is left out. */
export function optionsOf(brand: StudioBrand): ThemeOptions {
  const light = toHex(brand.light);
  const dark = brand.dark === null ? '' : toHex(brand.dark);
  const { tokens } = readTokens(brand.tokens);
  const text = brand.font.trim();
  const heading = brand.heading.trim();
  return {
    ...(light && { brand: dark ? { light, dark } : light }),
    ...(brand.tint !== 1 && { neutral: { tint: brand.tint } }),
    ...(brand.radius !== 'medium' && { radius: brand.radius }),
    ...(brand.density !== 'comfortable' && { density: brand.density }),
    ...((text || heading) && { font: { ...(text && { text }), ...(heading && { heading }) } }),
    ...(Object.keys(tokens).length > 0 && { tokens }),
  };
}

/** The ways in which a brand leaves the studio. */
export type ExportFormat = 'css' | 'typescript' | 'json';

/** The brand for a host's stylesheet, for its code, or for the settings of a portal. */
export function exportBrand(format: ExportFormat, brand: StudioBrand, theme: Theme): string {
  const { brand: color, ...options } = optionsOf(brand);
  if (format === 'css') {
    const lines = Object.entries(theme.tokens).map(
      ([name, value]) => `  --plinth-${name}: ${value};`,
    );
    return `[data-plinth-root],\n[data-plinth-document] {\n${lines.join('\n')}\n}\n`;
  }
  if (format === 'json') {
    return `${JSON.stringify({ brand: { ...(color && { color }), ...options } }, null, 2)}\n`;
  }
  const literal = JSON.stringify({ ...(color && { brand: color }), ...options }, null, 2)
    .replace(/^(\s*)"([a-zA-Z]+)":/gm, '$1$2:')
    .replace(/([^,{[])$(?=\n\s*[}\]])/gm, '$1,');
  return `import { createTheme } from '@plinth/console/theme';\n\nexport const theme = createTheme(${literal});\n`;
}

/** What came of reading an export. */
export type ImportResult =
  | { readonly ok: true; readonly brand: StudioBrand }
  | { readonly ok: false; readonly problem: string };

function fromOptions(options: ThemeOptions): StudioBrand {
  const { brand, neutral, radius, density, font, tokens } = options;
  return {
    light: (typeof brand === 'string' ? brand : brand?.light) ?? PLINTH_BRAND.light,
    dark: typeof brand === 'object' ? brand.dark : null,
    tint: neutral?.tint ?? 1,
    radius: radius ?? 'medium',
    density: density ?? 'comfortable',
    font: (typeof font === 'string' ? font : font?.text) ?? '',
    heading: (typeof font === 'string' ? '' : font?.heading) ?? '',
    tokens: Object.entries(tokens ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  };
}

/** Reads what {@link exportBrand} writes, in any of its three forms. */
export function importBrand(text: string): ImportResult {
  const css = [...text.matchAll(/--plinth-([a-z0-9-]+)\s*:\s*([^;]+);/g)];
  if (css.length > 0) {
    const tokens = css.map(([, name, value]) => `${name}: ${value?.trim()}`).join('\n');
    const { problem } = readTokens(tokens);
    if (problem) return { ok: false, problem };
    const fill = css.find(([, name]) => name === 'brand')?.[2];
    const light = fill ? toHex(pickScheme(fill.trim(), 'light')) : '';
    return { ok: true, brand: { ...PLINTH_BRAND, light: light || PLINTH_BRAND.light, tokens } };
  }
  const literal = /createTheme\(([\s\S]*)\)/.exec(text)?.[1];
  const json = literal
    ? literal.replace(/^(\s*)([a-zA-Z]+):/gm, '$1"$2":').replace(/,(\s*[}\]])/g, '$1')
    : text;
  try {
    const value: unknown = JSON.parse(json);
    const { brand, ...rest } = Object(value);
    const result = parseConfig(literal ? { brand: { color: brand, ...rest } } : value);
    if (!result.ok) return { ok: false, problem: result.problems.join('. ') };
    const { color, name: _name, logo: _logo, ...options } = result.config.brand;
    return { ok: true, brand: fromOptions({ ...options, brand: color }) };
  } catch {
    return {
      ok: false,
      problem: 'This is no CSS, TypeScript or JSON that the studio has written.',
    };
  }
}
