import { LANGUAGE_TAGS } from '../src/app/language/languages';
import { DEMO_SITE } from '../src/sandbox/desk/site-page';

/** The settings of a portal in its page, as `src/app/main.tsx` reads them. */
const SETTINGS = /(<script\b[^>]*\bid="plinth-config"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * What a demonstration shows beside what a portal is built with: links that it
 * lacks, every language, and every way to sign in.
 */
const DEMO = {
  links: DEMO_SITE,
  languages: LANGUAGE_TAGS,
  signIn: { devices: true, recoveryCodes: true, trustedDevices: true, passkeys: true },
};

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The portal's page with the settings of the demonstration. What the page sets itself stays: a
 * partner who tries out a portal sees their own. Settings that are no JSON are the portal's to report.
 */
export function withDemoSettings(html: string): string {
  return html.replace(SETTINGS, (whole, start: string, text: string, end: string) => {
    try {
      const own: unknown = text.trim() === '' ? {} : JSON.parse(text);
      if (!isGroup(own)) return whole;
      const links = isGroup(own.links) ? { ...DEMO.links, ...own.links } : DEMO.links;
      const settings = { languages: DEMO.languages, signIn: DEMO.signIn, ...own, links };
      // No sentence of the settings may end the element.
      return `${start}${JSON.stringify(settings).replaceAll('<', '\\u003c')}${end}`;
    } catch {
      return whole;
    }
  });
}
