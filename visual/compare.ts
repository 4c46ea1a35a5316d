import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What two pictures of the same thing differ in. */
export interface PictureDifference {
  readonly pixels: number;
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

/** Compares two PNG files pixel by pixel, with no tolerance; null when they show the same. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  if (pixels === 0 && one.width === other.width && one.height === other.height) return null;
  return { pixels, picture: PNG.sync.write(difference) };
}

/** The lines that two texts do not share, in their order, marked with - and +; null for none. */
export function compareLines(before: string, after: string): string | null {
  if (before === after) return null;
  const [a, b] = [before.split('\n'), after.split('\n')];
  // Longest common subsequence; accessibility trees of a screen have some hundred lines.
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    for (let j = b.length - 1; row && j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push(`- ${a[i]}`);
      i += 1;
    } else {
      lines.push(`+ ${b[j]}`);
      j += 1;
    }
  }
  return lines.join('\n');
}
