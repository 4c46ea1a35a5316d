import type { PortalConfigInput } from '../../src/app/config';
import './brand-fonts.css';

type Brand = NonNullable<PortalConfigInput['brand']>;
type Panel = NonNullable<PortalConfigInput['panel']>;

/** A picture as an address, so that a story asks nobody for it. */
const picture = (size: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${shapes}</svg>`)}`;

/** Hearth's mark: a flame in an arch. */
const hearthMark = (clay: string, flame: string) =>
  picture(
    '28 28',
    `<path d="M2 27V13.500a12 12 0 0 1 24 0V27z" fill="${clay}"/>
<path d="M14 8c1 4.500 5 5.500 5 10.500a5 5 0 0 1-10 0c0-2.600 1.600-3.600 2.500-5.300 1 .9 1 1.800 1.700 2.700.9-2.700 0-5.400.8-7.900z" fill="${flame}"/>`,
  );

/** Vector's mark: an arrow out of a square. */
const vectorMark = (ink: string, green: string) =>
  picture(
    '28 28',
    `<path d="M3 5h13v4H7v12h12v-9h4v13H3z" fill="${ink}"/>
<path d="M18 3h7v7l-2.600-2.600L13.400 16.400l-2.800-2.800L19.600 4.600z" fill="${green}"/>`,
  );

/** A row of arches in the evening, a fire in one of them. */
const hearthScene = picture(
  '720 320',
  `<rect width="720" height="320" fill="#3a2118"/>
<circle cx="566" cy="118" r="72" fill="#e9a15b"/>
<path d="M0 214c120-52 220-58 338-22s250 30 382-14v142H0z" fill="#5b3122"/>
${[40, 176, 312, 448, 584]
  .map(
    (x, at) =>
      `<path d="M${x} 320V196a52 52 0 0 1 104 0v124z" fill="${at === 2 ? '#f6d9b4' : '#8a4a32'}"/>`,
  )
  .join('')}
<path d="M364 214c4 26 30 32 30 60a30 30 0 0 1-60 0c0-15 10-21 15-31 5 5 5 10 10 15 5-15 0-30 5-44z" fill="#c8532f"/>
<path d="M364 252c2 11 12 14 12 26a12 12 0 0 1-24 0c0-10 10-14 12-26z" fill="#f3a55a"/>
<path d="M0 300h720v20H0z" fill="#2a1610"/>`,
);

/** A grid with a line that climbs over it. */
const vectorScene = picture(
  '720 320',
  `<rect width="720" height="320" fill="#0c1512"/>
<g stroke="#1d2f28" stroke-width="1">${Array.from({ length: 18 }, (_, at) => `<path d="M${at * 42} 0v320"/>`).join('')}${Array.from({ length: 8 }, (_, at) => `<path d="M0 ${at * 42}h720"/>`).join('')}</g>
<path d="M0 268l84-20 84 8 84-52 84 14 84-62 84-10 84-58 132-52v284H0z" fill="#0f3d2d"/>
<path d="M0 268l84-20 84 8 84-52 84 14 84-62 84-10 84-58 132-52" fill="none" stroke="#34d399" stroke-width="3"/>
<g fill="#0c1512" stroke="#34d399" stroke-width="3"><circle cx="252" cy="204" r="7"/><circle cx="420" cy="156" r="7"/><circle cx="588" cy="88" r="7"/></g>
<g fill="#a7f3d0" font-family="monospace" font-size="13"><text x="234" y="186">+18 %</text><text x="402" y="138">+31 %</text><text x="570" y="70">+47 %</text></g>`,
);

/** A warm house: clay, cream greys, round corners, serif titles, room to breathe. */
export const hearth: Brand = {
  name: 'Hearth',
  color: { light: '#b4472a', dark: '#e0805f' },
  mark: { light: hearthMark('#b4472a', '#fff6ec'), dark: hearthMark('#e0805f', '#2b1a13') },
  neutral: { hue: 62, tint: 2.5 },
  radius: 'round',
  density: 'spacious',
  font: { heading: '"Fraunces Variable", Georgia, serif' },
  tokens: {
    'surface-sunken': 'light-dark(#fbf6ef, #1b1512)',
    surface: 'light-dark(#fffdfa, #241c18)',
    'surface-raised': 'light-dark(#fffdfa, #2b221d)',
  },
};

/** What Hearth says beside its sign-in. */
export const hearthPanel: Panel = {
  title: 'Your cloud, looked after by people you know',
  points: ['One bill for everything you run', 'Somebody who answers the phone'],
  picture: hearthScene,
};

/** A technical one: signal green on graphite, hardly a corner, everything close. */
export const vector: Brand = {
  name: 'Vector',
  color: { light: '#0b7a53', dark: '#34d399' },
  mark: { light: vectorMark('#0d1512', '#0b7a53'), dark: vectorMark('#e8f3ee', '#34d399') },
  neutral: { hue: 165, tint: 2 },
  radius: 'small',
  density: 'compact',
  font: { heading: '"JetBrains Mono Variable", ui-monospace, monospace' },
  focusRing: { width: 2, offset: 1 },
};

/** What Vector says beside its sign-in. */
export const vectorPanel: Panel = {
  title: 'Capacity, by API or by hand',
  points: [
    'Every order has an id',
    'Every change has an author',
    'Every price is in the catalogue',
  ],
  picture: vectorScene,
};
