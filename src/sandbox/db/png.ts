type Rgb = readonly [red: number, green: number, blue: number];

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function adler32(bytes: readonly number[]): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...uint32(data.length), ...body, ...uint32(crc32(body))];
}

/** A zlib stream with one stored block, without compression (at most 65,535 bytes). */
function store(bytes: readonly number[]): number[] {
  const length = [bytes.length & 255, bytes.length >>> 8];
  const complement = length.map((byte) => byte ^ 255);
  return [0x78, 0x01, 0x01, ...length, ...complement, ...bytes, ...uint32(adler32(bytes))];
}

/** A PNG with two colours, one bit per pixel, as base64; `isSecond` selects the colour. */
export function encodePng(
  width: number,
  height: number,
  palette: readonly [Rgb, Rgb],
  isSecond: (x: number, y: number) => boolean,
): string {
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    rows.push(0);
    for (let x = 0; x < width; x += 8) {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1) {
        byte = (byte << 1) | (x + bit < width && isSecond(x + bit, y) ? 1 : 0);
      }
      rows.push(byte);
    }
  }
  const bytes = [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // One bit per pixel, colour type 3 (palette), no interlace.
    ...chunk('IHDR', [...uint32(width), ...uint32(height), 1, 3, 0, 0, 0]),
    ...chunk('PLTE', palette.flat()),
    ...chunk('IDAT', store(rows)),
    ...chunk('IEND', []),
  ];
  return btoa(String.fromCharCode(...bytes));
}
