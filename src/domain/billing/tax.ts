/** The tax of one rate on a document. */
export interface TaxLine {
  /** The rate in basis points, with up to two decimals: 1900 is 19 %, 887.5 is 8.875 %. */
  readonly taxBps: number;
  /** The net amount that it is on. */
  readonly net: number;
  /** The tax. */
  readonly tax: number;
}
