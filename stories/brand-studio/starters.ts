import '../support/brand-fonts.css';
import { PLINTH_BRAND, type StudioBrand } from './studio-brand';

/** A starting point of the studio. */
interface Starter {
  readonly name: string;
  readonly brand: StudioBrand;
}

/** A warm house: clay, cream greys, large corners, a serif for titles, room to breathe. */
export const HEARTH: StudioBrand = {
  ...PLINTH_BRAND,
  light: '#b4472a',
  dark: '#e0805f',
  tint: 2.5,
  radius: 'round',
  density: 'spacious',
  heading: '"Fraunces Variable", Georgia, serif',
};

/** A technical one: signal green on graphite, no corners to speak of, everything close. */
export const VECTOR: StudioBrand = {
  ...PLINTH_BRAND,
  light: '#0b7a53',
  dark: '#34d399',
  tint: 2.5,
  radius: 'small',
  density: 'compact',
  heading: '"JetBrains Mono Variable", ui-monospace, monospace',
};

export const STARTERS: readonly Starter[] = [
  { name: 'Plinth', brand: PLINTH_BRAND },
  { name: 'Hearth', brand: HEARTH },
  { name: 'Vector', brand: VECTOR },
  { name: 'Saffron', brand: { ...PLINTH_BRAND, light: '#ffc400', radius: 'large', tint: 2.5 } },
  { name: 'Ink', brand: { ...PLINTH_BRAND, light: '#111111', tint: 0, radius: 'none' } },
];
