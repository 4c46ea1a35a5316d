/** Statuses of refusals. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** A refused call; the router sends its status and `{message}` (specification §7). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ProblemStatus;
  /** Additional fields of the response. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    status: ProblemStatus,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.extra = extra;
  }
}
