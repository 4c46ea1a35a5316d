/** The story in which the first page shows the console at work. */
export const LIVE = 'pages-users-list--ready';

/** A card of the first page: a part of the workbench, with a story as its picture. */
export interface Card {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly story: string;
}

export const CARDS: readonly Card[] = [
  {
    title: 'Gallery',
    text: 'The specification, sentence by sentence, each with the story that shows it.',
    path: '/docs/gallery--docs',
    story: 'screens-roles-detail--ready',
  },
  {
    title: 'Foundations',
    text: 'Colours, type, space, motion and voice: what everything else follows.',
    path: '/docs/foundations-colours--docs',
    story: 'foundations-at-a-glance--kit',
  },
  {
    title: 'Brand studio',
    text: 'Paste a colour, see the whole console in it, take the theme away.',
    path: '/story/brand-studio-studio--warm',
    story: 'portal-brands--hearth-home',
  },
  {
    title: 'UI',
    text: 'The kit: buttons, fields, menus, tables. What every screen is made of.',
    path: '/docs/ui-table--docs',
    story: 'ui-table--actions',
  },
  {
    title: 'Screens and pages',
    text: 'Each screen fed by hand, to see how it looks, and at work, to see how it behaves.',
    path: '/docs/screens-auth-login--docs',
    story: 'portal-brands--hearth-sign-in',
  },
  {
    title: 'Portal',
    text: 'Journeys through the product, from signing in to signing out.',
    path: '/docs/portal-first-journey--docs',
    story: 'portal-brands--vector-home',
  },
];

/** Something worth a minute, with the place to do it. */
export const THINGS_TO_TRY = [
  {
    what: 'Send the sign-in without typing, and then with one letter',
    where: 'Screens → Auth → Login',
    path: '/story/screens-auth-login--empty',
  },
  {
    what: 'Let the server take far too long, and then answer with an error page',
    where: 'Pages → Roles → List, Settings → Fault',
    path: '/story/pages-roles-list--ready&globals=fault:timeout',
  },
  {
    what: 'Be somebody else: a reseller, a customer, a guest without permissions',
    where: 'Pages → Dashboard, Settings → Persona',
    path: '/story/pages-dashboard--administrator&globals=persona:reseller',
  },
  {
    what: 'Read the console from right to left, in Arabic',
    where: 'Pages → Users → List, Settings → Language',
    path: '/story/pages-users-list--ready&globals=language:ar',
  },
  {
    what: 'Watch it sign in, open the roles and sign out, by keyboard alone',
    where: 'Portal → First journey',
    path: '/docs/portal-first-journey--docs',
  },
] as const;

/** Every story and docs page that the first page leads to or shows. */
export const PLACES: readonly string[] = [
  LIVE,
  ...CARDS.flatMap(({ path, story }) => [path, story]),
  ...THINGS_TO_TRY.map(({ path }) => path),
].map((place) => place.replace(/^\/(story|docs)\//, '').replace(/&.*$/, ''));
