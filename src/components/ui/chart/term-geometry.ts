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

/** A part of a term as place and width in percent; null where the term has nothing of it. */
export function termPart(term: TermSpan, span: TermSpan): { x: number; width: number } | null {
  const x = termShare(term, span.startAt);
  const width = termShare(term, span.endAt) - x;
  return width > 0 ? { x, width } : null;
}

/** Whole days of a term, and how many of them have not begun at an instant. */
export function termDays(term: TermSpan, now: number): { total: number; left: number } {
  const total = Math.max(Math.round((term.endAt - term.startAt) / DAY_MS), 0);
  const left = Math.floor((term.endAt - now) / DAY_MS);
  return { total, left: Math.min(Math.max(left, 0), total) };
}
