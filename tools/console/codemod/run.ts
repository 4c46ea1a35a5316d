import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownDiff } from '../../report/line-diff';
import { lineOf } from './edits';
import { modernize } from './modernize';

const CODE = /\.[cm]?[jt]sx?$/;
const SKIPPED = /^(?:node_modules|dist|build|coverage|\..*)$/;

/** The files of code at a path, those of packages and of builds left out. */
function filesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      if (SKIPPED.test(entry.name)) return [];
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesAt(inside);
      return entry.isFile() && CODE.test(entry.name) ? [inside] : [];
    });
}

/**
 * `codemod <path…> [--write]`: shows what would change, or changes it.
 *
 * @returns the lines to say, and the exit code
 */
export function runCodemod(args: readonly string[]): {
  readonly lines: readonly string[];
  readonly code: number;
} {
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const wrong = args.find((arg) => arg.startsWith('--') && arg !== '--write');
  if (wrong || paths.length === 0) {
    const why = wrong ? [`There is no option ${wrong}.`] : [];
    return { lines: [...why, 'npx @plinth/console codemod <path> [--write]'], code: 1 };
  }
  const missing = paths.find((path) => !existsSync(path));
  if (missing) return { lines: [`There is nothing at ${missing}.`], code: 1 };
  const isWriting = args.includes('--write');
  const lines: string[] = [];
  let changed = 0;
  let code = 0;
  for (const file of paths.flatMap(filesAt)) {
    const before = readFileSync(file, 'utf8');
    try {
      const { text, tasks } = modernize(before, file);
      for (const { at, says } of tasks)
        lines.push(`${file}:${lineOf(before, at)} by hand: ${says}`);
      if (text === before) continue;
      changed += 1;
      lines.push(file, shownDiff(before, text));
      if (isWriting) writeFileSync(file, text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      lines.push(`${file} cannot be read: ${error.message}`);
      code = 1;
    }
  }
  const files = changed === 1 ? '1 file' : `${changed} files`;
  const verb = isWriting ? 'changed' : 'would change; add --write to do it';
  return { lines: [...lines, `${files} ${verb}.`], code };
}
