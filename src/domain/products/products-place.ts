/** How products are shown. */
export type ProductsView = 'cards' | 'list';

/** So many products can be compared (commerce §5). */
export const COMPARED_MOST = 4;
/** Of one there is nothing to compare. */
export const COMPARED_LEAST = 2;

/** Where a reader of the marketplace is, besides the list's own query. */
export interface ProductsPlace {
  /** Cards, or a list for many. */
  readonly view: ProductsView;
  /** Ids of what is to be compared, at most {@link COMPARED_MOST}. */
  readonly compared: readonly string[];
  /** Whether the comparison is shown in place of the list. */
  readonly isComparing: boolean;
  /** Id of the customer whose prices are shown; null for the first of the cart. */
  readonly pricesOf: string | null;
}

/** Where a reader begins. */
export const FIRST_PLACE: ProductsPlace = {
  view: 'cards',
  compared: [],
  isComparing: false,
  pricesOf: null,
};

/** What an address may hold of one id. */
const LONGEST = 64;

/** The place that an address holds. Anybody can write an address: rubbish counts as not there. */
export function placeIn(params: URLSearchParams): ProductsPlace {
  const compared = [...new Set(params.getAll('compare'))]
    .filter((id) => id !== '' && id.length <= LONGEST)
    .slice(0, COMPARED_MOST);
  const pricesOf = params.get('customer') ?? '';
  return {
    view: params.get('view') === 'list' ? 'list' : 'cards',
    compared,
    isComparing: params.get('show') === 'compare' && compared.length > 0,
    pricesOf: pricesOf !== '' && pricesOf.length <= LONGEST ? pricesOf : null,
  };
}

/** The address with this place in it; the rest stays. */
export function addressWithPlace(params: URLSearchParams, place: ProductsPlace): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null) =>
    value === null ? next.delete(name) : next.set(name, value);
  set('view', place.view === 'list' ? 'list' : null);
  set('show', place.isComparing ? 'compare' : null);
  set('customer', place.pricesOf);
  next.delete('compare');
  for (const id of place.compared) next.append('compare', id);
  return next;
}

/** What is to be compared with one product more, or less where it is among them; never too many. */
export function toggleCompared(compared: readonly string[], id: string): readonly string[] {
  if (compared.includes(id)) return compared.filter((one) => one !== id);
  return compared.length < COMPARED_MOST ? [...compared, id] : compared;
}
