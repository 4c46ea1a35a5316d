import { describe, expect, it } from 'vitest';
import { initialsOf } from '../../src/domain/text/initials';
import { AVATAR_MAX_LENGTH, avatarFormat, avatarSource } from '../../src/domain/users/avatar';

const bytes = (...head: number[]) =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(30, 7)]).toString('base64');
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const WEBP = Buffer.from(`RIFF\x10\0\0\0WEBPVP8 ${'x'.repeat(20)}`, 'latin1').toString('base64');

describe('avatarFormat', () => {
  it.each([
    ['jpeg', JPEG],
    ['png', PNG],
    ['webp', WEBP],
  ])('knows a %s by its first bytes', (format, picture) => {
    expect(avatarFormat(picture)).toBe(format);
    expect(avatarSource(picture)).toBe(`data:image/${format};base64,${picture}`);
  });

  it.each([24, AVATAR_MAX_LENGTH])('knows one of %i letters', (length) => {
    expect(avatarFormat(JPEG.slice(0, 24) + 'A'.repeat(length - 24))).toBe('jpeg');
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['empty', ''],
    ['not base64', 'hello there, this is no base64!!'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64')],
    ['a GIF', Buffer.from(`GIF89a${'x'.repeat(30)}`).toString('base64')],
    ['a quote inside', `${JPEG.slice(0, 20)}"${JPEG.slice(21)}`],
    ['a data address', `data:image/jpeg;base64,${JPEG}`],
    ['a line break inside', `${JPEG.slice(0, 24)}\n${JPEG.slice(24)}`],
    ['cut to no whole group', JPEG.slice(0, -1)],
    ['too large', JPEG.slice(0, 24) + 'A'.repeat(AVATAR_MAX_LENGTH)],
    ['a RIFF that is sound', Buffer.from(`RIFF\x10\0\0\0WAVE${'x'.repeat(24)}`).toString('base64')],
    ['a picture in no RIFF', Buffer.from(`RIFX\x10\0\0\0WEBP${'x'.repeat(24)}`).toString('base64')],
    ['a number', 5 as unknown as string],
  ])('shows initials for %s', (_what, picture) => {
    expect(avatarSource(picture)).toBeNull();
  });
});

describe('initialsOf', () => {
  it.each([
    ['AL', { firstname: 'Ada', lastname: 'Lovelace', email: 'x@y.z' }],
    ['AL', { firstname: ' ada ', lastname: 'lovelace' }],
    ['MG', { firstname: 'María José', lastname: 'García López' }],
    ['A', { firstname: 'Ada', lastname: '', email: 'x@y.z' }],
    ['L', { firstname: null, lastname: 'Lovelace' }],
    ['AL', { name: 'Ada King Lovelace' }],
    ['AL', { name: 'Ada Lovelace' }],
    ['P', { name: 'Prince', email: 'x@y.z' }],
    ['ОЛ', { email: 'ольга@x.example' }],
    ['О', { firstname: 'о\u200Dльга', lastname: '' }],
    ['А\u0316\u0301', { firstname: 'а\u0316\u0301нна', lastname: '' }],
    ['KN', { firstname: '', lastname: '  ', email: 'k.nakamura@example.com' }],
    ['A1', { email: 'a1@example.com' }],
    ['KN', { name: 'k.nakamura@example.com', email: 'k.nakamura@example.com' }],
    ['', {}],
    ['', { firstname: '', lastname: '', name: '', email: '' }],
    ['', { firstname: '---', lastname: '…' }],
    ['明王', { firstname: '明', lastname: '王' }],
    ['مع', { firstname: 'محمد', lastname: 'علي' }],
    ['ОІ', { firstname: 'Ольга', lastname: 'Іваненко' }],
    ['👩‍🚀S', { firstname: '👩‍🚀', lastname: 'Space' }],
    ['🇩🇪', { firstname: '🇩🇪', lastname: '' }],
    ['P', { firstname: '__proto__', lastname: '' }],
    ['SB', { firstname: 'ßeta', lastname: 'b' }],
    ['É', { firstname: 'e\u0301ric', lastname: '' }],
    ['AB', { firstname: '\u202Eada', lastname: '\u200Bbee' }],
  ])('gives %j for %j', (expected, source) => {
    expect(initialsOf(source)).toBe(expected.normalize('NFC'));
  });

  it('keeps a heap of marks inside its circle', () => {
    const zalgo = `a${'\u0316'.repeat(50)}`;
    expect([...initialsOf({ firstname: zalgo, lastname: '' })].length).toBeLessThanOrEqual(3);
  });

  it('costs the same for a name of any length', () => {
    expect(initialsOf({ firstname: 'x'.repeat(1_000_000), lastname: 'y' })).toBe('XY');
  });
});
