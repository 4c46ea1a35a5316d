/** A span of time in milliseconds since 1970. */
export interface TermSpan {
  /** The start, inclusive. */
  readonly startAt: number;
  /** The end, exclusive. */
  readonly endAt: number;
}

const DAY_MS = 86_400_000;

/** The elapsed share of a term at an instant, from 0 to 100. */
export function termShare({ startAt, endAt }: TermSpan, at: number): number {
  if (!(endAt > startAt)) return at >= endAt ? 100 : 0;
  return Math.min(Math.max(((at - startAt) / (endAt - startAt)) * 100, 0), 100);
}

/** Position and width of a span within a term, in percent; at most 0 without overlap. */
export function termPart(term: TermSpan, span: TermSpan): { x: number; width: number } {
  const x = termShare(term, span.startAt);
  return { x, width: termShare(term, span.endAt) - x };
}

/** The number of whole days of a term, and of those left at an instant. */
export function termDays(term: TermSpan, now: number): { total: number; left: number } {
  return {
    total: Math.round((term.endAt - term.startAt) / DAY_MS),
    left: Math.floor((term.endAt - now) / DAY_MS),
  };
}
