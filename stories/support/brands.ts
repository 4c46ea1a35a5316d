import type { PortalConfigInput } from '../../src/app/config';

type Brand = NonNullable<PortalConfigInput['brand']>;

/** A picture as an address, so that a story asks nobody for it. */
const picture = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Hearth's mark: a flame in an arch, and the name in a serif. */
const hearthLogo = (ink: string, clay: string) =>
  picture(`<svg xmlns="http://www.w3.org/2000/svg" width="124" height="32" viewBox="0 0 124 32">
<path d="M2 30V16a14 14 0 0 1 28 0v14z" fill="${clay}"/>
<path d="M16 9c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-6 1 1 1 2 2 3 1-3 0-6 1-9z" fill="#fff6ec"/>
<text x="40" y="23" font-family="P052, Palatino, Georgia, serif" font-size="22" font-weight="700" fill="${ink}">Hearth</text></svg>`);

/** Vector's mark: an arrow out of a square, and the name in capitals. */
const vectorLogo = (ink: string, green: string) =>
  picture(`<svg xmlns="http://www.w3.org/2000/svg" width="122" height="28" viewBox="0 0 122 28">
<path d="M2 4h16v4H6v14h14V12h4v14H2z" fill="${ink}"/><path d="M20 2h6v6h-2.600L13.400 18l-2.800-2.800L20.600 5.200z" fill="${green}"/>
<text x="36" y="20" font-family="Liberation Mono, monospace" font-size="16" font-weight="700" letter-spacing="1.500" fill="${ink}">VECTOR</text></svg>`);

/** A warm house: clay, cream greys, round corners, serif titles, room to breathe. */
export const hearth: Brand = {
  name: 'Hearth',
  color: { light: '#b4472a', dark: '#e0805f' },
  logo: { light: hearthLogo('#3a241b', '#b4472a'), dark: hearthLogo('#fbeee4', '#e0805f') },
  neutral: { hue: 62, tint: 2.5 },
  radius: 'round',
  density: 'spacious',
  font: { heading: '"Iowan Old Style", "Palatino Linotype", P052, Georgia, serif' },
  tokens: {
    'surface-sunken': 'light-dark(#fbf6ef, #1b1512)',
    surface: 'light-dark(#fffdfa, #241c18)',
    'surface-raised': 'light-dark(#fffdfa, #2b221d)',
  },
};

/** A technical one: signal green on graphite, hardly a corner, everything close. */
export const vector: Brand = {
  name: 'Vector',
  color: { light: '#0b7a53', dark: '#34d399' },
  logo: { light: vectorLogo('#0d1512', '#0b7a53'), dark: vectorLogo('#e8f3ee', '#34d399') },
  neutral: { hue: 165, tint: 2 },
  radius: 'small',
  density: 'compact',
  font: { heading: 'ui-monospace, "JetBrains Mono", "Liberation Mono", monospace' },
  focusRing: { width: 2, offset: 1 },
};
