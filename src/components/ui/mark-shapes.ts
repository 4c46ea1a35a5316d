import { markTokens } from '../../theme/mark-tokens';

const COLORS = Object.keys(markTokens) as (keyof typeof markTokens)[];

/** The two steps that every shape stands on. */
const BASE = 'M4 20v-2.25h3V16h10v1.75h3V20z';

/** In a 24 by 24 box: ball, pyramid, cube, arch, diamond, sail. */
const SHAPES = [
  'M12 4.5a5 5 0 0 1 0 10a5 5 0 0 1 0-10z',
  'M12 4.25 17.75 14.5H6.25z',
  'M7.25 5h9.5v9.5h-9.5z',
  'M6.75 14.5V9.75a5.25 5.25 0 0 1 10.5 0v4.75H14V9.75a2 2 0 0 0-4 0v4.75z',
  'M12 3.75 17.5 9.25 12 14.75 6.5 9.25z',
  'M7.25 14.5V4.5a10 10 0 0 1 10 10z',
] as const;

/** A mark: its colour as a CSS value, and the path of its shape. */
export interface MarkLook {
  readonly color: string;
  readonly shape: string;
}

/** The mark of an id. Similar ids have different marks: FNV-1a, whose low bits are mixed once more. */
export function markOf(seed: string): MarkLook {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  const token = COLORS[hash % COLORS.length] ?? 'mark-1';
  const shape = SHAPES[Math.floor(hash / COLORS.length) % SHAPES.length] ?? SHAPES[0];
  return { color: `var(--plinth-${token}, ${markTokens[token]})`, shape: shape + BASE };
}
