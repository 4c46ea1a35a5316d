import type { Catalogue } from '../../src/messages/define-messages';
import type { Sources } from '../../tools/source/graph';

const files = import.meta.glob<string>(
  [
    '../../src/{components,app,messages}/**/*.{ts,tsx}',
    '../../src/hooks/index.ts',
    '../../src/hooks/*/use*.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const catalogues = import.meta.glob<Readonly<Record<string, Catalogue>>>(
  '../../src/messages/en/*.ts',
  { eager: true },
);

const inRoot = (path: string) => path.replace('../../', '');

/** Our sources as they are. Load it late: it is heavy, and only docs pages read it. */
export const sources: Sources = new Map(
  Object.entries(files).map(([path, text]) => [inRoot(path), text]),
);

/** The sentences of a file of `src/messages/en`. */
export function cataloguesOf(file: string): readonly Catalogue[] {
  const exports = Object.entries(catalogues).find(([path]) => inRoot(path) === file)?.[1] ?? {};
  return Object.values(exports).filter(
    (value) => typeof value === 'object' && value !== null && 'messages' in value,
  );
}
