import type { WireRoleMember } from '../../api/calls/roles';
import type { WireUser, WireUserRow } from '../../api/calls/users';
import type { Database } from './database';
import { createRandom } from './random';
import type { UserRecord } from './users-table';
import { toWireTime } from './wire-time';

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
function encodePng(
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

/** The company of a user (workday §1). */
function companyOf({ company }: Pick<Database, 'company'>, { customerId }: UserRecord) {
  return { customerId, customerName: company(customerId)?.name ?? '' };
}

/** A user in the responses of `users/me` and `users/{email}`. */
export function toWireUser(db: Database, user: UserRecord): WireUser {
  const role = db.roles.find(user.role);
  return {
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    username: user.username,
    phone: user.phone,
    twoFactorEnabled: user.totpSecret !== null,
    userAvatar: drawAvatar(user.avatarSeed),
    ...companyOf(db, user),
    customerType: user.customerType,
    roles: role ? [{ name: role.name, permissions: db.catalogue.describe(role.permissions) }] : [],
    isActive: user.isActive,
    isSystem: user.isSystem,
    lastLoginDate: toWireTime(user.lastLogin),
  };
}

/** Whether a user was invited and has not accepted yet. */
export function isPending({ isEmailConfirmed, invitedAt }: UserRecord): boolean {
  return !isEmailConfirmed && invitedAt !== null;
}

export function toWireUserRow(db: Database, user: UserRecord): WireUserRow {
  return {
    ...toWireRoleMember(user),
    ...companyOf(db, user),
    twoFactorEnabled: user.totpSecret !== null,
    invitedAt: isPending(user) ? toWireTime(user.invitedAt) : null,
    roles: user.role === null ? [] : [{ name: user.role }],
  };
}

/** A user as a row of `roles/users-per-role`. */
export function toWireRoleMember(user: UserRecord): WireRoleMember {
  return {
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    userAvatar: drawAvatar(user.avatarSeed),
    lastLoginDate: toWireTime(user.lastLogin),
    isActive: user.isActive,
    isSystem: user.isSystem,
  };
}
