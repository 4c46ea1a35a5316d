import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Answer, ask, NAVIGATION, startPortal, temporaryPortal } from './fixture';

const PARTNER = 'https://www.partner.example';
const OTHER = 'http://localhost:8080';

/** A built portal whose settings are these. */
function portalWith(settings: object): string {
  const folder = temporaryPortal();
  const text = `<script type="application/json" id="plinth-config">${JSON.stringify(settings)}</script>`;
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    '</head>',
    `${text}</head>`,
  );
  writeFileSync(join(folder, 'index.html'), page);
  // The copy for hosts without a server, and the script of pages around.
  mkdirSync(join(folder, 'embed', 'roles'), { recursive: true });
  writeFileSync(join(folder, 'embed', 'roles', 'index.html'), page);
  writeFileSync(join(folder, 'embed', 'frame.js'), '// script');
  return folder;
}

const framersOf = ({ headers }: Answer) =>
  /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];

const go = (url: string, path: string) => ask(url, path, { headers: NAVIGATION });

describe('who may frame', () => {
  it('a screen is who the settings name, and a page of the portal is nobody', async () => {
    const portalDir = portalWith({ embed: { origins: [PARTNER, OTHER] } });
    const { url } = await startPortal({ portalDir });
    for (const path of [
      '/embed/roles',
      '/embed/roles/',
      '/embed/roles/index.html',
      '/embed/none',
    ]) {
      const answer = await go(url, path);
      expect([path, answer.status, framersOf(answer)]).toEqual([path, 200, `${PARTNER} ${OTHER}`]);
      expect(answer.headers['content-security-policy']).toContain("script-src 'nonce-");
    }
    for (const path of [
      '/',
      '/auth/login',
      '/embed',
      '/embedded',
      '/%65mbed/roles',
      '/x/embed/roles',
    ]) {
      expect([path, framersOf(await go(url, path))]).toEqual([path, "'none'"]);
    }
    expect(framersOf(await ask(url, '/app/users/me'))).toBe("'none'");
    const script = await ask(url, '/embed/frame.js');
    expect([script.text, script.headers['cache-control']]).toEqual(['// script', 'no-cache']);
  });

  it('answers who only looks whether a screen is there, without a body for HEAD', async () => {
    const { url } = await startPortal({ portalDir: portalWith({ embed: { origins: [PARTNER] } }) });
    for (const path of ['/embed/roles', '/embed/roles/', '/embed/none']) {
      const [get, head] = [await ask(url, path), await ask(url, path, { method: 'HEAD' })];
      expect([path, get.status, head.status, head.text]).toEqual([path, 200, 200, '']);
      expect(Object.keys(head.headers)).toEqual(Object.keys(get.headers));
      expect([get, head].map(framersOf)).toEqual([PARTNER, PARTNER]);
    }
    expect((await ask(url, '/embed/missing.js', { method: 'HEAD' })).status).toBe(404);
  });

  it.each([
    ['no list', {}],
    ['an empty one', { embed: { origins: [] } }],
    ['one with something that is no origin', { embed: { origins: [PARTNER, '*'] } }],
    [
      'one that would end the directive',
      { embed: { origins: ['https://a.example; script-src *'] } },
    ],
    ['no list at all', { embed: { origins: PARTNER } }],
  ])('is nobody with %s', async (_, settings) => {
    const { url } = await startPortal({ portalDir: portalWith(settings) });
    expect(framersOf(await go(url, '/embed/roles'))).toBe("'none'");
  });

  it('is also who the server was started with, in the header and in the page', async () => {
    const portalDir = portalWith({ embed: { origins: [PARTNER] }, links: { terms: '/terms' } });
    const { url } = await startPortal({ portalDir, embedOrigins: [OTHER, PARTNER] });
    const answer = await go(url, '/embed/roles');
    expect(framersOf(answer)).toBe(`${PARTNER} ${OTHER}`);
    const settings = /id="plinth-config">(.*?)<\/script>/.exec(answer.text)?.[1] ?? '';
    expect(JSON.parse(settings)).toEqual({
      embed: { origins: [PARTNER, OTHER] },
      links: { terms: '/terms' },
    });
  });
});
