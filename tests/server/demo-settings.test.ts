import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withDemoSettings } from '../../server/demo-settings';
import { parseConfigText } from '../../src/app/config';
import { ask, NAVIGATION, startPortal, temporaryPortal } from './fixture';

const built = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8');
const textOf = (html: string) => /id="plinth-config">([\s\S]*?)<\/script>/.exec(html)?.[1];

function settingsOf(html: string) {
  const result = parseConfigText(textOf(html));
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

const page = (text: string) =>
  `<head><script type="application/json" id="plinth-config">${text}</script></head>`;

describe('the settings of the demonstration', () => {
  it('have every link that a portal lacks and every language, and a portal as it is built has none of it', () => {
    const { links, languages } = settingsOf(withDemoSettings(built));
    const names = ['terms', 'plans', 'contact', 'about'];
    expect(Object.keys(links)).toEqual(names);
    expect(languages).toEqual(['en', 'de', 'es', 'fr', 'nl', 'ja', 'ar']);
    expect(settingsOf(built)).toMatchObject({ links: {}, languages: ['en'] });
  });

  it('leave what a portal sets itself', () => {
    const text = '{"brand":{"name":"</script>"},"links":{"terms":"/terms"},"languages":["de"]}';
    const html = withDemoSettings(page(text.replace('</', '\\u003c/')));
    const { brand, links, languages, locale } = settingsOf(html);
    expect(brand.name).toBe('</script>');
    expect(links.terms).toBe('/terms');
    expect(links.about).toBe('/app/sandbox/site/about');
    expect([locale, languages]).toEqual(['de', ['de']]);
  });

  it.each(['{', '[]', '7'])('pass invalid settings to the portal: %s', (text) => {
    expect(withDemoSettings(page(text))).toBe(page(text));
  });

  it('are in the page of npm start, and lead to pages that are there', async () => {
    const portalDir = temporaryPortal();
    writeFileSync(join(portalDir, 'index.html'), built);
    const demo = await startPortal({ portalDir, isDemo: true });
    const html = (await ask(demo.url, '/', { headers: NAVIGATION })).text;
    for (const path of Object.values(settingsOf(html).links)) {
      const answer = await ask(demo.url, path ?? '', { headers: NAVIGATION });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Sandbox page in place of the provider’s own');
    }
    const plain = await startPortal({ portalDir });
    const other = (await ask(plain.url, '/', { headers: NAVIGATION })).text;
    expect(settingsOf(other)).toMatchObject({ links: {}, languages: ['en'] });
  });
});
