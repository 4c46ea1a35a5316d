import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS } from '../../../src/embed/screens';
import { root } from '../program';

/** A screen that stands in pages without React. */
export interface ScreenElement {
  /** `roles` of `<plinth-roles>` and of `data-plinth-frame="roles"`. */
  readonly name: string;
  /** How it can stand there: as an element, behind a frame. */
  readonly ways: readonly ('elements' | 'frame')[];
  readonly properties: Readonly<Record<string, string>>;
  readonly events: readonly string[];
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { exports } = JSON.parse(read('package.json')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};
const WAYS = (['elements', 'frame'] as const).filter((way) => Object.hasOwn(exports, `./${way}`));

/** What the rows of all rooms say, each from its name on. */
const rows = readdirSync(join(root, 'src/screens'))
  .flatMap((file) => read(`src/screens/${file}`).split('export const '))
  .filter((text) => /^\w+ = row\(/.test(text));

/** A screen without React, found by the row that joins it with its hook. */
export function elementOf(screen: string): ScreenElement | undefined {
  if (WAYS.length === 0) return undefined;
  const row = rows.find((text) => new RegExp(`Component: ${screen}(?:Part)?,`).test(text));
  const found = Object.values(SCREENS).find(({ name }) =>
    row?.startsWith(`${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())} =`),
  );
  return (
    found && {
      name: found.name,
      ways: WAYS,
      properties: found.properties,
      events: found.events ?? [],
    }
  );
}
