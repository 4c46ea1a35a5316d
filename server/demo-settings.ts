import { LANGUAGE_TAGS } from '../src/app/language/languages';
import { DEMO_SITE } from '../src/sandbox/desk/routes';
import { changeSettings, isGroup } from './page-settings';

/**
 * What a demonstration shows beside what a portal is built with: links that it
 * lacks, every language, every way to sign in, and the way back to the page that was asked for.
 */
const DEMO = {
  links: DEMO_SITE,
  languages: LANGUAGE_TAGS,
  signIn: {
    devices: true,
    recoveryCodes: true,
    trustedDevices: true,
    passkeys: true,
    returnTo: true,
  },
};

/**
 * The portal's page with the settings of the demonstration. What the page sets itself stays: a
 * partner who tries out a portal sees their own. Settings that are no JSON are the portal's to report.
 */
export function withDemoSettings(html: string): string {
  return changeSettings(html, (own) => {
    const links = isGroup(own.links) ? { ...DEMO.links, ...own.links } : DEMO.links;
    return { languages: DEMO.languages, signIn: DEMO.signIn, ...own, links };
  });
}
