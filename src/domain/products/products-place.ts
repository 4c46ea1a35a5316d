/** Layout of the marketplace. */
export type ProductsView = 'cards' | 'list';

/** Maximum number of compared products (commerce §5). */
export const COMPARED_MOST = 4;
/** Minimum number of compared products. */
export const COMPARED_LEAST = 2;

/** State of the marketplace, besides the list's query. */
export interface ProductsPlace {
  /** Cards or a list. */
  readonly view: ProductsView;
  /** Ids of products to compare, at most {@link COMPARED_MOST}. */
  readonly compared: readonly string[];
  /** Whether the comparison replaces the list. */
  readonly isComparing: boolean;
  /** Id of the customer whose prices are shown; null for the first of the cart. */
  readonly pricesOf: string | null;
}

/** The initial state. */
export const FIRST_PLACE: ProductsPlace = {
  view: 'cards',
  compared: [],
  isComparing: false,
  pricesOf: null,
};

/** Maximum length of an id in an address, in characters. */
const LONGEST = 64;

/** Reads the state from an address, which is user input; invalid parts are ignored. */
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

/** Writes the state into an address; other parameters stay. */
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

/** Adds a product to the comparison, or removes it; never exceeds the maximum. */
export function toggleCompared(compared: readonly string[], id: string): readonly string[] {
  if (compared.includes(id)) return compared.filter((one) => one !== id);
  return compared.length < COMPARED_MOST ? [...compared, id] : compared;
}
