import { encodePng } from './png';
import { createRandom } from './random';

/** Width of the picture and of its squares, in pixels. */
const SIDE = 24;
const SQUARE = 4;
const SQUARES = SIDE / SQUARE;

const drawn = new Map<number, string>();

function colour(random: () => number, lightness: number): readonly [number, number, number] {
  const hue = random() * Math.PI * 2;
  const channel = (shift: number) => Math.round(255 * (lightness + 0.22 * Math.cos(hue + shift)));
  return [channel(0), channel((Math.PI * 2) / 3), channel((Math.PI * 4) / 3)];
}

function draw(seed: number): string {
  const random = createRandom(seed * 7919);
  const palette = [colour(random, 0.76), colour(random, 0.3)] as const;
  const half = Array.from({ length: SQUARES * (SQUARES / 2) }, () => random() < 0.5);
  return encodePng(SIDE, SIDE, palette, (x, y) => {
    const column = Math.floor(x / SQUARE);
    // Mirrored, like a crest.
    const mirrored = Math.min(column, SQUARES - 1 - column);
    return half[Math.floor(y / SQUARE) * (SQUARES / 2) + mirrored] === true;
  });
}

/** A small PNG derived from a seed, as base64; null for no picture. */
export function drawAvatar(seed: number | null): string | null {
  if (seed === null) return null;
  const cached = drawn.get(seed);
  if (cached !== undefined) return cached;
  const picture = draw(seed);
  drawn.set(seed, picture);
  return picture;
}
