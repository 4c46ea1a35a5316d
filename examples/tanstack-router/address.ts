/** The query of an address: the values of each name, as `queryIn` and `addressWith` write them. */
export type Search = Readonly<Record<string, readonly string[]>>;

export const searchParams = (search: Search): URLSearchParams =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, values]) => values.map((value) => [name, value])),
  );

export function parseSearch(text: string): Search {
  const params = new URLSearchParams(text);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
}

export function stringifySearch(search: Search): string {
  const text = searchParams(search).toString();
  return text === '' ? '' : `?${text}`;
}
