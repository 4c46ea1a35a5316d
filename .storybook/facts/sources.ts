import type { Catalogue } from '../../src/messages/define-messages';
import * as english from '../../src/messages/generated/en/index';
import type { Sources } from '../../tools/source/graph';

const files = import.meta.glob<string>(
  [
    '../../src/{components,app}/**/*.{ts,tsx}',
    '../../src/hooks/index.ts',
    '../../src/hooks/*/use*.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const catalogues: Readonly<Record<string, Catalogue | undefined>> = english;

const inRoot = (path: string) => path.replace('../../', '');

/** Our sources as they are. Load it late: it is heavy, and only docs pages read it. */
export const sources: Sources = new Map(
  Object.entries(files).map(([path, text]) => [inRoot(path), text]),
);

/** A catalogue by its name: `authMessages`. */
export const catalogueOf = (name: string): Catalogue | undefined => catalogues[name];
