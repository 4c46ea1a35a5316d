/** Names of the companies that own price lists; the server sends only their ids. */
export interface PriceListSellers {
  /** Id of the viewer's company. */
  readonly ownId: string;
  /** Names of other companies by id, as far as known; null while they load. */
  readonly names: ReadonlyMap<string, string> | null;
}
