/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green and blue in linear light, from 0 to 1 in the sRGB gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** Converts to linear sRGB; values outside 0 to 1 are out of gamut. */
export function oklchToLinear({ l, c, h }: Oklch): LinearRgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts linear sRGB to OKLCH. */
export function linearToOklch([red, green, blue]: LinearRgb): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function isInSrgb(color: Oklch): boolean {
  return oklchToLinear(color).every((v) => v >= -0.0005 && v <= 1.0005);
}

/** The nearest colour in the sRGB gamut with the same lightness and hue. */
export function toSrgbGamut(color: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, color.l));
  if (l === 0 || l === 1) return { l, c: 0, h: color.h };
  if (isInSrgb({ ...color, l })) return { ...color, l };
  let low = 0;
  let high = color.c;
  for (let step = 0; step < 16; step += 1) {
    const c = (low + high) / 2;
    if (isInSrgb({ l, c, h: color.h })) low = c;
    else high = c;
  }
  return { l, c: low, h: color.h };
}

/** Reads `#rgb`, `#rrggbb`, `rgb(r g b)` or `oklch(l c h)`; null for anything else. */
export function parseColor(text: string): Oklch | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex !== undefined) {
    const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const value = Number.parseInt(wide, 16);
    return linearToOklch([
      toLinear((value >> 16) / 255),
      toLinear(((value >> 8) & 255) / 255),
      toLinear((value & 255) / 255),
    ]);
  }
  const call = /^(rgb|oklch)\(\s*([\d.]+)(%?)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:deg)?\s*\)$/i.exec(
    text.trim(),
  );
  if (!call) return null;
  const [, name, first, percent, second, third] = call;
  const [x, y, z] = [Number(first), Number(second), Number(third)];
  if (![x, y, z].every(Number.isFinite)) return null;
  if (name?.toLowerCase() === 'oklch') return { l: percent ? x / 100 : x, c: y, h: z };
  if (percent || Math.max(x, y, z) > 255) return null;
  return linearToOklch([toLinear(x / 255), toLinear(y / 255), toLinear(z / 255)]);
}

/** The colour as CSS: `oklch(0.51 0.19 266)`. */
export function formatOklch({ l, c, h }: Oklch): string {
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  return `oklch(${round(l, 4)} ${round(c, 4)} ${round(h, 2)})`;
}
