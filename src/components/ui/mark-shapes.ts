import { markTokens } from '../../theme/mark-tokens';

const COLORS = Object.keys(markTokens) as (keyof typeof markTokens)[];

/** The two steps below every shape. */
export const MARK_BASE = 'M5 20v-1.75h2.5V16.5h9v1.75H19V20z';

/** In a 24 by 24 box: ball, pyramid, cube, arch, diamond, sail. */
const SHAPES = [
  'M12 4a5 5 0 0 1 0 10a5 5 0 0 1 0-10z',
  'M12 4 17.5 14h-11z',
  'M7.75 5.5h8.5V14h-8.5z',
  'M7 14V9a5 5 0 0 1 10 0v5h-3V9a2 2 0 0 0-4 0v5z',
  'M12 3.5 17.25 8.75 12 14 6.75 8.75z',
  'M7.5 14V4.5A9.5 9.5 0 0 1 17 14z',
] as const;

/** A mark: its colour as a CSS value, and the path of its shape. */
export interface MarkLook {
  readonly color: string;
  readonly shape: string;
}

/** The mark of an id. Similar ids have different marks: FNV-1a, mixed once more. */
export function markOf(seed: string): MarkLook {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x5378a66f);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  const token = COLORS[hash % COLORS.length] ?? 'mark-1';
  const shape = SHAPES[Math.floor(hash / COLORS.length) % SHAPES.length] ?? SHAPES[0];
  return { color: `var(--plinth-${token}, ${markTokens[token]})`, shape };
}
