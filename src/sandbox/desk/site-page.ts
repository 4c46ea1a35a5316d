import { deskPage } from './desk-page';

/** Pages that a provider has on a site of their own, by the setting that names each. */
const TITLES = {
  terms: 'Terms',
  plans: 'Plans',
  contact: 'Contact us',
  about: 'About',
} as const;

type SiteLink = keyof typeof TITLES;

/** The addresses of the pages that stand in for them, as the `links` of a portal's settings. */
export const DEMO_SITE = Object.fromEntries(
  Object.keys(TITLES).map((name) => [name, `/app/sandbox/site/${name}`]),
) as Readonly<Record<SiteLink, string>>;

/** The page that stands in for one of the provider's own site; null where there is none. */
export function sitePage(name: string): Response | null {
  if (!Object.hasOwn(TITLES, name)) return null;
  return deskPage({
    title: TITLES[name as SiteLink],
    above: 'Sandbox page in place of the provider’s own',
    main: `<p>A portal leads to a page of yours here. Its address is the setting <code>links.${name}</code>; without one there is no link.</p>`,
  });
}
