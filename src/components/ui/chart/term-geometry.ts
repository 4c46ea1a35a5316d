/** From when to when, in milliseconds since 1970. */
export interface TermSpan {
  /** When it begins. */
  readonly startAt: number;
  /** When it is over. */
  readonly endAt: number;
}

const DAY_MS = 86_400_000;

/** How much of a term is over at an instant, from 0 to 100. */
export function termShare({ startAt, endAt }: TermSpan, at: number): number {
  if (!(endAt > startAt)) return at >= endAt ? 100 : 0;
  return Math.min(Math.max(((at - startAt) / (endAt - startAt)) * 100, 0), 100);
}

/** A part of a term as place and width in percent; a width that is not over 0 where it has nothing of it. */
export function termPart(term: TermSpan, span: TermSpan): { x: number; width: number } {
  const x = termShare(term, span.startAt);
  return { x, width: termShare(term, span.endAt) - x };
}

/** Whole days of a term, and how many of them have not begun at an instant in it. */
export function termDays(term: TermSpan, now: number): { total: number; left: number } {
  return {
    total: Math.round((term.endAt - term.startAt) / DAY_MS),
    left: Math.floor((term.endAt - now) / DAY_MS),
  };
}
