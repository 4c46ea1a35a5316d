import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What a build is made of. */
const SOURCES = [
  'src',
  'package.json',
  'tsup.config.ts',
  'tsconfig.json',
  'tools/build',
  'tools/source',
  'tools/messages',
  'tools/console',
  'tools/docs',
  'docs/embedding.md',
];

/** When it, or the last file in it, was changed. */
function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return Math.max(mtimeMs, ...inside.map((file) => statSync(join(path, file)).mtimeMs));
}

/** Whether `dist/` and the pages of docs were built since the last change; types come last. */
export function isBuilt(): boolean {
  const last = join(root, 'dist/components.d.ts');
  if (!existsSync(last) || !existsSync(join(root, 'docs/screens/README.md'))) return false;
  return SOURCES.every((source) => newest(join(root, source)) < statSync(last).mtimeMs);
}
