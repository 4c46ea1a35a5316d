import { type Oklch, oklchToLinear, toSrgbGamut } from './color';

/** Minimum contrast of text against its background (WCAG 1.4.3, level AA). */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of non-text elements: edges of fields, focus (WCAG 1.4.11). */
export const GRAPHIC_CONTRAST = 3;

/** Margin, so that a colour stays sufficient when a screen rounds it to 8 bits per channel. */
const ROUNDING = 0.04;

function luminance(color: Oklch): number {
  const [red, green, blue] = oklchToLinear(toSrgbGamut(color));
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * inside(red) + 0.7152 * inside(green) + 0.0722 * inside(blue);
}

/** The contrast of two opaque colours by WCAG 2.2, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of a colour against several others. */
export function leastContrast(color: Oklch, against: readonly Oklch[]): number {
  return Math.min(...against.map((other) => contrast(color, other)));
}

/**
 * The nearest lightness with sufficient contrast against all the others, or the extreme one if none
 * has.
 *
 * @param direction - -1 for darker, 1 for lighter
 */
export function withContrast(
  color: Oklch,
  against: readonly Oklch[],
  ratio: number,
  direction: -1 | 1,
): Oklch {
  let current = toSrgbGamut(color);
  if (leastContrast(current, against) >= ratio) return current;
  while (leastContrast(current, against) < ratio + ROUNDING) {
    const l = current.l + direction * 0.005;
    if (l < 0 || l > 1) break;
    current = toSrgbGamut({ l, c: color.c, h: color.h });
  }
  return current;
}
