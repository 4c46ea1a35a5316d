/** Where a fault cuts the connection; see `FaultRule.cut`. */
export type CutPoint = 'before' | 'lostAnswer' | 'inBody';

/**
 * Thrown when a fault cuts the connection, so that there is no response. A mount simulates a
 * network failure: the MSW mount returns `Response.error()`, a server destroys the socket.
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
