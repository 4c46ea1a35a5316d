/** Where a fault cuts a connection; see `FaultRule.cut`. */
export type CutPoint = 'before' | 'lostAnswer' | 'inBody';

/**
 * A fault cut the connection: there is no answer at all. A mount simulates a network failure: the
 * MSW mount returns `Response.error()`, a server destroys the socket.
 */
export class ConnectionCutError extends Error {
  override readonly name = 'ConnectionCutError';
  /** Where it was cut. */
  readonly cut: CutPoint;

  constructor(cut: CutPoint) {
    super(`The connection was cut by a fault (${cut})`);
    this.cut = cut;
  }
}
