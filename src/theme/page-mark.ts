import { formatOklch } from './color';
import { resolveToken } from './resolve-token';

export type MarkTone = 'info' | 'warning' | 'danger';

/** A person on a coloured disc, as SVG text for a page's icon, where no CSS applies. */
export function pageMark(tone: MarkTone): string {
  const [fill, ink] = [resolveToken(`${tone}-text`, 'light'), resolveToken('surface', 'light')];
  if (!fill || !ink) throw new TypeError(`${tone} is no colour`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${formatOklch(ink)}">`,
    `<circle cx="16" cy="16" r="16" fill="${formatOklch(fill)}"/>`,
    '<circle cx="16" cy="12" r="5"/><path d="M6.5 25a9.5 7.5 0 0 1 19 0z"/></svg>',
  ].join('');
}
