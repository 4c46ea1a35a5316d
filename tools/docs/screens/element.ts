import { readFileSync } from 'node:fs';
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

/** A screen without React, found by the file that joins it with its hook. */
export function elementOf(screen: string): ScreenElement | undefined {
  if (WAYS.length === 0) return undefined;
  const found = Object.values(SCREENS).find(({ name }) => {
    const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    return new RegExp(`<${screen}\\b`).test(read(`src/embed/screens/${pascal}Embed.tsx`));
  });
  return (
    found && { name: found.name, ways: WAYS, properties: found.properties, events: found.events }
  );
}
