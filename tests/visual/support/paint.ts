import { PNG } from 'pngjs';

/** A white picture with dots of a grey, black if nothing else is said. */
export function paint(
  width: number,
  height: number,
  dots: readonly (readonly [x: number, y: number])[] = [],
  grey = 0,
): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of dots) png.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

/** Another file of the same picture. */
export function repack(picture: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(picture), { deflateLevel: 0 });
}
