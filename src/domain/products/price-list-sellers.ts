/** The companies that sell by the price lists that somebody sees: a server names them by ids only. */
export interface PriceListSellers {
  /** Id of the viewer's company. */
  readonly ownId: string;
  /** Names of the others by their ids, as far as they are known. */
  readonly names: ReadonlyMap<string, string>;
}
