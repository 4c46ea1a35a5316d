import type { ListBadge } from '../ui/list/list-props';

/** The badges of unusual states, to show beside a name; a normal state is a text. */
export function unusual(...states: readonly (ListBadge | string | null)[]): readonly ListBadge[] {
  return states.filter((state) => state !== null && typeof state !== 'string');
}
