import type { SelectItem, SelectSection } from '../ui/Select';

/** `America/Argentina/Buenos_Aires` is Buenos Aires in America. */
function partsOf(zone: string): { readonly area: string; readonly place: string } {
  const [area = '', ...rest] = zone.split('/');
  const place = rest.at(-1);
  return place === undefined
    ? { area: '', place: area }
    : { area, place: place.replaceAll('_', ' ') };
}

/** The place that a time zone is called after. */
export const placeOfZone = (zone: string): string => partsOf(zone).place;

/**
 * Time zones by continent, each with the name of its place, so that typing goes to it.
 *
 * @param other - title of those that are nowhere, such as UTC
 */
export function zoneItems(zones: readonly string[], other: string): readonly SelectSection[] {
  const areas = new Map<string, SelectItem[]>();
  for (const zone of zones) {
    const { area, place } = partsOf(zone);
    const items = areas.get(area) ?? [];
    items.push({ id: zone, label: place });
    areas.set(area, items);
  }
  const byLabel = (one: SelectItem, next: SelectItem) => (one.label < next.label ? -1 : 1);
  return [...areas]
    .map(([area, items]) => ({ title: area || other, items: items.sort(byLabel) }))
    .sort((one, next) => Number(one.title === other) - Number(next.title === other));
}
