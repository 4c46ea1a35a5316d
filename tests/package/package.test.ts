import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { BROWSER_FEATURES, NOT_USED } from '../../tools/browsers/features';
import { youngFeaturesIn } from '../../tools/browsers/scan';
import { writtenFiles } from '../../tools/docs/written-files';
import { describeRendering } from './rendering';

/** The package as a partner gets it: packed, and installed in an empty folder. */
const root = resolve(import.meta.dirname, '../..');
const packedFiles = inject('packedFiles');

describe('what is packed', () => {
  it('is what a partner needs, and nothing of how it is made', () => {
    const pages = ['README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'llms.txt'];
    expect(packedFiles).toEqual(expect.arrayContaining([...pages, 'package.json']));
    const foreign = packedFiles.filter(
      (file) =>
        !/^(dist\/|docs\/|examples\/|README\.md$|CHANGELOG\.md$|LICENSE$|SECURITY\.md$|llms\.txt$|package\.json$)/.test(
          file,
        ) || /(^|[./])(test|tests|stories|e2e|bench|visual|conformance)[./]/.test(file),
    );
    // What a page about a tool is called does not matter.
    expect(foreign.filter((file) => !file.startsWith('docs/'))).toEqual([]);
    const internal = /\.map$|^docs\/(decisions\/|(architecture|benchmarks|workbench)\.md$)/;
    expect(packedFiles.filter((file) => internal.test(file))).toEqual([]);
    expect(inject('packedSize')).toBeLessThanOrEqual(3_500_000);
  });

  it('has the pages that a build writes', () => {
    expect([...writtenFiles()].filter((file) => !packedFiles.includes(file))).toEqual([]);
    const roles = readFileSync(join(root, 'docs/screens/roles.md'), 'utf8');
    expect(roles).toContain(
      '| `createRole` | `POST /app/roles/create-role` | `Permissions.Create` |',
    );
  });

  it('has the types of each component beside its own file', () => {
    const own = packedFiles.filter((file) => /^dist\/components\/\w+\.js$/.test(file));
    const types = own.map((file) => `${file.slice(0, -3)}.d.ts`);
    expect(own.length).toBeGreaterThan(50);
    expect(types.filter((file) => !packedFiles.includes(file))).toEqual([]);
  });

  it('imports no file of its own that is not packed', () => {
    const packed = new Set(packedFiles);
    const missing = packedFiles
      .filter((file) => /^dist\/.*\.js$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return [
          ...text.matchAll(
            /^(?:import|export)\b[^'";]*["'](\.[^"']+)["'];?$|\bimport\(["'](\.[^"']+)["']\)/gm,
          ),
        ]
          .map(([, still, later]) => posix.join(posix.dirname(file), still ?? later ?? ''))
          .filter((target) => !packed.has(target))
          .map((target) => `${file} -> ${target}`);
      });
    expect(missing).toEqual([]);
  });

  it('names no place of the machine that built it', () => {
    const texts = packedFiles.filter((file) => /\.(js|ts|md|txt|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    const telling = texts.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return text.includes(root) || text.includes(`${homedir()}/`);
    });
    expect(telling).toEqual([]);
  });

  it('needs of a browser what docs/browsers.md says', () => {
    // Not what runs in Node or in tests, nor elements and commands, which have others' code inside.
    const code = packedFiles
      .filter((file) =>
        /^dist\/(?!sandbox|testing|elements|console|plinth-messages|modules\/(sandbox|testing|messages)).*\.js$/.test(
          file,
        ),
      )
      .map((file) => readFileSync(join(root, file), 'utf8'));
    expect(code.length).toBeGreaterThan(100);
    const told = new Set([...BROWSER_FEATURES.map(({ id }) => id), ...Object.keys(NOT_USED)]);
    expect(youngFeaturesIn(code.join('\n')).filter((id) => !told.has(id))).toEqual([]);
  });
});

describeRendering('19.3.1');
