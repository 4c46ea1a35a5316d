import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiHeaders, contentSecurityPolicy, htmlHeaders } from '../../server/security-headers';
import { clientViewOf } from '../../src/platform/client-view';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import { leftAccountOf } from '../../src/platform/left-account';
import { navigationPinOf } from '../../src/platform/navigation-pin';
import { createBrowserPreferences } from '../../src/platform/preferences';
import { purchaseMemoryOf } from '../../src/platform/purchase-memory';
import { resendUntilOf } from '../../src/platform/resend-until';
import { returnAddressOf } from '../../src/platform/return-address';
import { sentPaymentsOf } from '../../src/platform/sent-payments';
import { createConsoleStorage } from '../../src/platform/storage';
import { typedMemoryOf } from '../../src/platform/typed-memory';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const text = read('SECURITY.md');
const origin = new URL('https://portal.example');

/** The keys of one area, by asking every stored value for what it holds. */
function keysOf(area: 'local' | 'tab'): string[] {
  const asked = { local: new Set<string>(), tab: new Set<string>() };
  const sourceOf = (keys: Set<string>) => ({
    open: () => ({
      getItem: (key: string) => {
        keys.add(key);
        return null;
      },
      setItem() {},
      removeItem() {},
    }),
    subscribe: () => () => {},
  });
  const tabArea = sourceOf(asked.tab);
  const localArea = sourceOf(asked.local);
  const storage = createConsoleStorage(localArea, tabArea);
  const all = {
    ...storage,
    ...impersonationStorageOf({ storage, tabArea }),
    clientView: clientViewOf({ storage, tabArea }),
    purchase: purchaseMemoryOf({ storage, tabArea }),
    payments: sentPaymentsOf({ storage, tabArea }),
    typed: typedMemoryOf({ tabArea }),
    resend: resendUntilOf({ storage, tabArea }),
    leftAccount: leftAccountOf({ storage, tabArea }),
    returnAddress: returnAddressOf({ tabArea }),
    navigation: navigationPinOf({ storage, localArea }),
  };
  for (const value of Object.values(all)) value.get();
  void createBrowserPreferences(localArea).load('ada@plinth.example');
  return [...asked[area]].map((key) => key.replace(/(preferences\.).+/, '$1…')).sort();
}

/** The keys of the first column of the table after a heading. */
function documented(heading: string): string[] {
  const table = text.split(`**${heading}**`)[1]?.split('\n**')[0] ?? '';
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = '']) => key).sort();
}

describe('SECURITY.md', () => {
  it('quotes the policy that the server sends', () => {
    const quoted = /```\nContent-Security-Policy:\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const policy = quoted.trim().replace(/\s*\n\s*/g, ' ');
    expect(policy).toBe(contentSecurityPolicy(origin, '{nonce}'));
  });

  it('quotes the other headers of a page', () => {
    const quoted = /```\n(Reporting-Endpoints:[\s\S]*?)```/.exec(text)?.[1] ?? '';
    const { 'Content-Security-Policy': _, ...headers } = htmlHeaders(origin, '');
    expect(quoted.trim().split('\n').sort()).toEqual(
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .sort(),
    );
  });

  it('quotes the policy of the API', () => {
    expect(text).toContain(`\`${apiHeaders(origin)['Content-Security-Policy']}\``);
  });

  it('lists what is kept in local storage, and nothing else', () => {
    expect(keysOf('local').length).toBeGreaterThan(2);
    expect(documented('Local storage')).toEqual(keysOf('local'));
  });

  it('lists what is kept in session storage, and nothing else', () => {
    expect(keysOf('tab').length).toBeGreaterThan(5);
    expect(documented('Session storage')).toEqual(keysOf('tab'));
  });

  it('names the cookie of our server', () => {
    const [, name] =
      /SESSION_COOKIE = '([^']+)'/.exec(read('src/sandbox/node/session-cookies.ts')) ?? [];
    expect(text).toContain(`\`${name}\``);
  });
});
