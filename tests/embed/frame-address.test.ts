import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areTokens } from '../../src/embed/frame/check-tokens';
import {
  frameHref,
  readFrameAddress,
  toFrameAddress,
  valuesOf,
} from '../../src/embed/frame/frame-address';
import { flatDetail } from '../../src/embed/frame/useFrameEvents';
import { watchCookies } from '../../src/embed/frame/watch-cookies';
import { SCREEN_NAMES } from '../../src/embed/names';
import { SCREENS } from '../../src/embed/screens';

describe('the address of a frame', () => {
  it('is read as it is written, with a slash at its end or without', () => {
    const address = toFrameAddress('role', { name: 'Über & alles' });
    if (!address) throw new Error('There is no such screen.');
    const { pathname, search } = new URL(frameHref(address), 'https://portal.example');
    expect(readFrameAddress(pathname, search)).toEqual(address);
    expect(readFrameAddress(`${pathname}/`, search)).toEqual(address);
    expect(readFrameAddress('/embed/roles', '')?.screen.name).toBe('roles');
  });

  it.each([
    ['/embed/none', ''],
    ['/embed/toString', ''],
    ['/embed/', ''],
    ['/roles', ''],
    ['/embed/roles/more', ''],
    ['/embed/role', ''],
    ['/embed/role', '?name='],
    ['/embed/order', '?name=1'],
    ['/embed/order', `?id=${'1'.repeat(501)}`],
  ])('is none, or lacks what its screen needs: %s%s', (pathname, search) => {
    expect(readFrameAddress(pathname, search)).toBeNull();
  });

  it('sets nothing but what a screen is about', () => {
    const given = {
      name: 'Admin',
      apiBaseUrl: 'https://evil.example',
      hubUrl: 'https://evil.example',
      rolesHref: 'javascript:alert(1)',
      userHref: 'https://evil.example',
      onDone: 'x',
    };
    expect(toFrameAddress('role', given)?.params).toEqual({ name: 'Admin' });
  });

  it('is where links between screens lead, each to a screen that there is', () => {
    for (const screen of Object.values(SCREENS)) {
      const links = Object.values(valuesOf({ screen, params: {} })).map(String);
      for (const link of links) {
        const { pathname, search } = new URL(link, 'https://portal.example');
        expect([link, readFrameAddress(pathname, search) !== null]).toEqual([link, true]);
      }
    }
    const [role] = Object.values(valuesOf({ screen: SCREENS.roles, params: {} }));
    expect(role).toBe('/embed/role?name={name}');
  });

  it('has a page of the build for each screen, under its own name', () => {
    const names = Object.entries(SCREENS).map(([key, { name }]) => [key, name]);
    expect(names).toEqual(SCREEN_NAMES.map((name) => [name, name]));
  });
});

describe('what a host page sets and receives', () => {
  it('is tokens with whole values of their kind, all of them or none', () => {
    expect(areTokens({ 'radius-md': '3px', surface: 'oklch(0.9 0 0)' })).toBe(true);
    for (const value of ['3px; color: red', 'url(https://evil.example)', 'red', '3px}*{x:y']) {
      expect([value, areTokens({ 'radius-lg': '4px', 'radius-md': value })]).toEqual([
        value,
        false,
      ]);
    }
    expect(areTokens({ toString: '3px' })).toBe(false);
  });

  it('is plain values of what was done, and nothing that lies deeper', () => {
    const done = { type: 'created', role: { name: 'Desk', owner: 'a@b.example' }, emails: ['x'] };
    expect(flatDetail(done)).toEqual({ type: 'created' });
    expect(flatDetail({ text: 'x'.repeat(3_000), on: true, count: 2, none: null })).toEqual({
      text: 'x'.repeat(2_000),
      on: true,
      count: 2,
      none: null,
    });
    expect(flatDetail(undefined)).toEqual({});
  });
});

describe('a sign-in whose cookie is not kept', () => {
  /** Whether it is reported for these responses. */
  async function isLost(...calls: readonly (readonly [path: string, status: number])[]) {
    let lost = 0;
    const answers = calls.map(([, status]) => new Response(null, { status }));
    const send = watchCookies(
      async () => answers.shift() ?? Response.error(),
      () => {
        lost += 1;
      },
    );
    for (const [path] of calls) await send(`https://api.example${path}`, {});
    return lost;
  }

  it('is one that is accepted and not known at the next call', async () => {
    const login = ['/app/login', 200] as const;
    const unknown = ['/app/users/me', 401] as const;
    expect(await isLost(login, unknown, unknown)).toBe(1);
    expect(await isLost(unknown)).toBe(0);
    expect(await isLost(['/app/login', 401], unknown)).toBe(0);
    // One that ends later has run out.
    expect(await isLost(login, ['/app/users/me', 200], unknown)).toBe(0);
  });
});

it('docs/frame.md names every screen, and every word of the sandbox that is set', () => {
  const page = readFileSync('docs/frame.md', 'utf8');
  const script = readFileSync('src/embed/frame/create-plinth-frame.ts', 'utf8');
  const set = /const SANDBOX =\s*'([^']+)'/.exec(script)?.[1]?.split(' ') ?? [];
  expect(set.length).toBe(7);
  const words = [...set, ...Object.keys(SCREENS)];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});
