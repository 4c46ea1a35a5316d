import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A part of a picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What two pictures of the same thing differ in. */
export interface PictureDifference {
  readonly pixels: number;
  /** The smallest part that holds every difference. */
  readonly box: Box;
  /** The size of all three pictures. */
  readonly width: number;
  readonly height: number;
  /** Both pictures over each other, the difference marked. */
  readonly picture: Buffer;
}

/** The same picture on a canvas of at least this size; what is added is transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

function boxOfDifference(one: PNG, other: PNG): Box {
  let [left, top, right, bottom] = [one.width, one.height, -1, -1];
  for (let at = 0; at < one.data.length; at += 4) {
    if (one.data.readUInt32LE(at) === other.data.readUInt32LE(at)) continue;
    const x = (at / 4) % one.width;
    const y = Math.floor(at / 4 / one.width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Compares two PNG files pixel by pixel; null when they show the same. A pixel may differ by
 * `threshold`, where 1 is black against white; by default not at all.
 */
export function comparePictures(
  before: Buffer,
  after: Buffer,
  { threshold = 0 }: { readonly threshold?: number } = {},
): PictureDifference | null {
  if (before.equals(after)) return null;
  const [read, otherRead] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(read.width, otherRead.width);
  const height = Math.max(read.height, otherRead.height);
  const [one, other] = [onCanvas(read, width, height), onCanvas(otherRead, width, height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, {
    threshold,
    includeAA: true,
  });
  if (pixels === 0) return null;
  return {
    pixels,
    box: boxOfDifference(one, other),
    width,
    height,
    picture: PNG.sync.write(difference),
  };
}

/** One line of a comparison: in both texts, only in the one before, or only in the one after. */
interface Line {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

function align(a: readonly string[], b: readonly string[]): Line[] {
  // Longest common subsequence; accessibility trees of a screen have some hundred lines.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    for (let j = b.length - 1; row && j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one = '', other = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && one === other) {
      lines.push({ mark: ' ', text: one });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ mark: '-', text: one });
      i += 1;
    } else {
      lines.push({ mark: '+', text: other });
      j += 1;
    }
  }
  return lines;
}

/** Lines shown around a difference. */
const CONTEXT = 2;

/**
 * What two texts do not share, line by line and marked with - and +, between the lines around it;
 * null when they are the same.
 */
export function compareLines(before: string, after: string): string | null {
  if (before === after) return null;
  const lines = align(before.split('\n'), after.split('\n'));
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ mark }) => mark !== ' ');
  const shown: string[] = [];
  let isCut = false;
  for (const [at, { mark, text }] of lines.entries()) {
    if (isNear(at)) shown.push(...(isCut && shown.length > 0 ? ['  …'] : []), `${mark} ${text}`);
    isCut = !isNear(at);
  }
  return shown.join('\n');
}
