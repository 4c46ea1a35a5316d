/** Standard tax rates by country, in basis points. */
const TAX_BPS: Readonly<Record<string, number>> = {
  AT: 2_000,
  BE: 2_100,
  BG: 2_000,
  CH: 810,
  CY: 1_900,
  CZ: 2_100,
  DE: 1_900,
  DK: 2_500,
  EE: 2_400,
  ES: 2_100,
  FI: 2_550,
  FR: 2_000,
  GB: 2_000,
  GR: 2_400,
  HR: 2_500,
  HU: 2_700,
  IE: 2_300,
  IS: 2_400,
  IT: 2_200,
  LI: 810,
  LT: 2_100,
  LU: 1_700,
  LV: 2_100,
  MT: 1_800,
  NL: 2_100,
  NO: 2_500,
  PL: 2_300,
  PT: 2_300,
  RO: 2_100,
  SE: 2_500,
  SI: 2_200,
  SK: 2_300,
};

/** The tax rate for companies of a country; 0 elsewhere (reverse charge). */
export function taxOf(country: string): number {
  return (Object.hasOwn(TAX_BPS, country) ? TAX_BPS[country] : undefined) ?? 0;
}
