/** The tax of one rate on a document. Amounts are in minor units. */
export interface TaxLine {
  /** Rate in basis points, with up to two decimals: 1900 is 19 %, 887.5 is 8.875 %. */
  readonly taxBps: number;
  /** Net amount it applies to. */
  readonly net: number;
  /** Amount of tax. */
  readonly tax: number;
}
