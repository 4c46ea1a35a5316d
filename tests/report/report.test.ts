import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lineDiff, shownDiff } from '../../tools/report/line-diff';
import { exportedNames, pageOf, publishedEntries, REPORT } from '../../tools/report/public-types';

const root = resolve(import.meta.dirname, '../..');

describe('the page of public types (npm run report writes it)', () => {
  const page = readFileSync(join(root, REPORT), 'utf8');

  it('lists what every entry exports', () => {
    const names = exportedNames(page);
    expect([...names.keys()]).toEqual(publishedEntries(root).map(({ path }) => path));
    expect(names.size).toBeGreaterThan(10);
    expect([...names].filter(([, own]) => own.size === 0)).toEqual([]);
    expect(names.get('components')).toContain('RolesScreen');
    expect(names.get('sandbox/node')).toContain('createSandboxMiddleware');
  });

  it('declares each name once', () => {
    const declared = [
      ...page.matchAll(
        /^(?:declare )?(?:abstract )?(interface|type|const|class|namespace) (\w+)/gm,
      ),
    ].map(([, kind, name]) => `${kind} ${name}`);
    expect(declared.length).toBeGreaterThan(1_000);
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
  });

  it('has no comments and no sentences, and a type below the entry that exports it', () => {
    const report = [
      '## API Report File for "@plinth/console"',
      '```ts',
      '',
      "import { ReactNode } from 'react';",
      '',
      '// @public (undocumented)',
      'const aMessages: Catalogue<"a-room", {',
      '    readonly title: "A title";',
      '}>;',
      '',
      'interface B_2 {',
      '    // (undocumented)',
      '    readonly part: {',
      '        readonly text: string;',
      '        readonly parts: readonly Part[];',
      '    } | null;',
      '    readonly onChange: (text: string, why: { readonly isTyped: boolean; }) => void;',
      '}',
      'interface Part {',
      '    readonly content: ReactNode;',
      '}',
      'interface Unreached {',
      '}',
      '',
      'declare namespace sandboxNode {',
      '    export {',
      '        B_2 as B',
      '    }',
      '}',
      'declare namespace theme {',
      '    export {',
      '        aMessages',
      '    }',
      '}',
      '```',
    ].join('\n');
    const page = pageOf(report);
    expect(page.slice(page.indexOf('## ')).split('\n')).toEqual([
      '## theme',
      '',
      '```ts',
      'const aMessages: Catalogue<"a-room", …>;',
      '```',
      '',
      '## sandbox/node',
      '',
      '```ts',
      'interface B_2 { // as B',
      '    readonly part: { readonly text: string; readonly parts: readonly Part[] } | null;',
      '    readonly onChange: (text: string, why: { readonly isTyped: boolean; }) => void;',
      '}',
      '```',
      '',
      '## What these types are made of',
      '',
      '```ts',
      "import { ReactNode } from 'react';",
      'interface Part { readonly content: ReactNode }',
      '```',
      '',
    ]);
    expect(exportedNames(page)).toEqual(
      new Map([
        ['sandbox/node', new Set(['B'])],
        ['theme', new Set(['aMessages'])],
      ]),
    );
  });
});

describe('the difference', () => {
  it('is what is taken away and added', () => {
    expect(lineDiff('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual(['- b', '+ x']);
    expect(lineDiff('a\nb', 'a\nb')).toEqual([]);
    expect(lineDiff('', 'a\nb')).toEqual(['- ', '+ a', '+ b']);
  });

  it('is cut when it is long', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `line ${index}`).join('\n');
    expect(shownDiff('', long)).toMatch(/… and \d+ more lines$/);
  });
});
