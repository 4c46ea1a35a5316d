import { deskPage } from './desk-page';

/** Pages on a provider's own site, by setting. */
const TITLES = {
  terms: 'Terms',
  plans: 'Plans',
  contact: 'Contact us',
  about: 'About',
} as const;

type SiteLink = keyof typeof TITLES;

/** Addresses of the simulated pages, as `links` of a portal's settings. */
export const DEMO_SITE = Object.fromEntries(
  Object.keys(TITLES).map((name) => [name, `/app/sandbox/site/${name}`]),
) as Readonly<Record<SiteLink, string>>;

/** A simulated page of the provider's site; null if unknown. */
export function sitePage(name: string): Response | null {
  if (!Object.hasOwn(TITLES, name)) return null;
  return deskPage({
    title: TITLES[name as SiteLink],
    above: 'Sandbox page in place of the provider’s own',
    main: `<p>A portal leads to a page of yours here. Its address is the setting <code>links.${name}</code>; without one there is no link.</p>`,
  });
}
