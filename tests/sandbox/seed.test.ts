import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from '../../src/sandbox/db/wire-user';
import { createDatabase } from '../../src/sandbox/seed/database';
import { LONG_LASTNAME } from '../../src/sandbox/seed/people';
import { seededAccount } from '../../src/sandbox/seed/users';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { DEMO_ACCOUNTS } from '../../src/sandbox/world/accounts';
import { SCENARIOS } from '../../src/sandbox/world/scenarios';

const db = createDatabase(SCENARIOS.signedOut, { now: () => FROZEN_AT_MS });
const users = db.users.all();

describe('the seed', () => {
  it('has 60 users, each one once, and the demo accounts among them', () => {
    expect(users).toHaveLength(60);
    expect(new Set(users.map(({ email }) => email.toLowerCase())).size).toBe(60);
    for (const { email, password } of DEMO_ACCOUNTS) {
      expect(db.users.find(email)?.password).toBe(password);
    }
  });

  it('has names in many scripts, one of 200 characters and one of one letter', () => {
    const names = users.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(' ');
    for (const script of [
      'Latin',
      'Cyrillic',
      'Greek',
      'Arabic',
      'Hebrew',
      'Han',
      'Katakana',
      'Hangul',
      'Devanagari',
      'Tamil',
      'Thai',
      'Armenian',
      'Georgian',
      'Ethiopic',
      'Bengali',
    ]) {
      expect(names, script).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
    expect(LONG_LASTNAME).toHaveLength(200);
    expect(users.map(({ lastname }) => lastname)).toContain(LONG_LASTNAME);
  });

  it('has e-mails that the forms accept', () => {
    for (const { email } of users) {
      expect(email.length).toBeLessThanOrEqual(50);
      expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/);
    }
  });

  it('has some of everything a list can show', () => {
    const count = (is: (user: (typeof users)[number]) => boolean) => users.filter(is).length;
    expect(count(({ avatarSeed }) => avatarSeed === null)).toBeGreaterThan(15);
    expect(count(({ avatarSeed }) => avatarSeed !== null)).toBeGreaterThan(15);
    expect(count(({ lastLogin }) => lastLogin === null)).toBeGreaterThan(5);
    expect(count(({ isActive }) => !isActive)).toBeGreaterThan(2);
    expect(count(({ isSystem }) => isSystem)).toBeGreaterThan(2);
    expect(count(({ role }) => role === null)).toBe(1);
  });

  it('has 8 roles, of the system and not, crowded and empty, each user’s among them', () => {
    const roles = db.roles.listed();
    expect(roles).toHaveLength(8);
    expect(roles.filter(({ owner }) => owner === 'System')).toHaveLength(4);
    const sizes = roles.map(({ name }) => users.filter(({ role }) => role === name).length);
    expect(Math.min(...sizes)).toBe(0);
    expect(Math.max(...sizes)).toBeGreaterThan(10);
    for (const { role } of users) if (role !== null) expect(db.roles.find(role)).toBeDefined();
    // A guest may do nothing.
    const idle = roles.filter(({ permissions }) => permissions.length === 0);
    expect(idle.map(({ name }) => name)).toEqual(['Guest']);
  });

  it('has 14 notifications of every severity and both kinds of task for the administrator', () => {
    const list = db.notifications.of(seededAccount('ada@plinth.example'));
    expect(list).toHaveLength(14);
    const severities = new Set(list.map(({ severity }) => severity.toLowerCase()));
    expect(severities).toEqual(new Set(['info', 'success', 'warning', 'error', 'notice']));
    expect(list.filter(({ type }) => type === 'Task')).toHaveLength(1);
    expect(list.filter(({ type }) => type === 'TaskHasMetadata')).toHaveLength(1);
    expect(new Set(list.map(({ id }) => id)).size).toBe(14);
  });
});

describe('a picture of the seed', () => {
  it('is a PNG of 24 × 24 whose pixels can be read', () => {
    const png = Buffer.from(drawAvatar(7) ?? '', 'base64');
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([24, 24]);
    const start = png.indexOf('IDAT');
    // Node's zlib checks the length and the Adler sum of the stream.
    const pixels = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
    expect(pixels).toHaveLength(24 * (1 + 3));
    expect(new Set(pixels).size).toBeGreaterThan(2);
  });

  it('belongs to its seed', () => {
    expect(drawAvatar(null)).toBeNull();
    expect(drawAvatar(1)).toBe(drawAvatar(1));
    expect(new Set([1, 2, 3, 4, 5].map(drawAvatar)).size).toBe(5);
  });
});
