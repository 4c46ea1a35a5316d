import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { copyOf } from '../../tools/scripts/inline-helpers';
import { leanDependencies } from '../../tools/scripts/lean-dependencies';
import { partsOf } from '../../tools/scripts/split-exports';
import { readSources } from '../../tools/source/files';

const ICONS = 'src/components/ui/icons.tsx';

describe('the portal takes of a collection what it needs', () => {
  it('finds each value with its text and the others that it uses', () => {
    const split = partsOf(
      [
        "import { a, type Other, unused } from './a';",
        "import type { Another } from './another';",
        'export interface Shape { one: string }',
        '/** One. */',
        'const ONE = a(1);',
        'export function two() {',
        '  return { three: ONE };',
        '}',
        'export const three = a.two;',
      ].join('\n'),
    );
    const texts = [...(split ?? [])].map(([name, { text }]) => [name, text]);
    expect(Object.fromEntries(texts)).toEqual({
      ONE: "import { a } from './a';\nexport const ONE = a(1);",
      two: 'export function two() {\n  return { three: ONE };\n}',
      three: "import { a } from './a';\nexport const three = a.two;",
    });
    const names = ['ONE', 'two', 'three'];
    const used = (name: string) => names.filter((one) => split?.get(name)?.uses.has(one));
    expect(names.map(used)).toEqual([['ONE'], ['ONE', 'two'], ['three']]);
  });

  it.each([
    'export const a = 1, b = 2;',
    "export const a = 1;\nexport const b = 2;\nexport * from './c';",
    'export const { a, b } = c;',
    'export const only = 1;',
  ])('leaves a module whole that holds anything else: %s', (source) => {
    expect(partsOf(source)).toBeUndefined();
  });

  it.each([
    [ICONS, 'CloseIcon'],
    ['src/messages/generated/en/auth.ts', 'authMessages'],
    ['src/api/calls/roles.ts', 'assignRole'],
    ['src/screens/orders.tsx', 'order'],
    ['src/embed/screens.ts', 'orders'],
  ])('can take %s apart', async (path, name) => {
    expect(partsOf(await readFile(path, 'utf8'))?.has(name)).toBe(true);
  });
});

describe('what the portal leaves out of its dependencies', () => {
  const built = 'node_modules/react-router/dist/production';
  const routerFile = readdirSync(built)
    .filter((name) => /^chunk-\w+\.mjs$/.test(name))
    .map((name) => `${built}/${name}`)
    .find((file) => readFileSync(file, 'utf8').includes('function BrowserRouter(')) as string;
  const { transform } = leanDependencies();
  const build = async (id: string, code: string) => {
    if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
    const fail = (message: string): never => {
      throw new Error(message);
    };
    return Reflect.apply(transform, { error: fail }, [code, id]);
  };
  const cache = '/node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js';

  const styledBase = '/node_modules/@emotion/styled/base/dist/emotion-styled-base.browser.esm.js';

  it('is there to be left out', async () => {
    const code = await readFile(`.${cache}`, 'utf8');
    expect(await build(cache, code)).toContain('var defaultStylisPlugins = [];');
    const router = await build(`/${routerFile}`, await readFile(routerFile, 'utf8'));
    expect(router).toContain('let dataRouterState = void 0;');
    expect(router).not.toMatch(/RenderErrorBoundary/);
    const styled = await build(styledBase, await readFile(`.${styledBase}`, 'utf8'));
    expect(styled).toContain('var testOmitPropsOnStringTag = () => true;');
    expect(styled).not.toMatch(/is-?prop-?valid/i);
  });

  it('is not needed: what emotion styles are components', () => {
    const calls = [...readSources()].flatMap(([path, text]) =>
      [...text.matchAll(/\bstyledBase\((\w+)/g)].map(([, tag]) => `${path}: ${tag}`),
    );
    expect(calls).toEqual(['src/theme/styled.ts: Element']);
  });

  it('is missed when a new version has it no longer', async () => {
    await expect(build(cache, 'var defaultStylisPlugins = none;')).rejects.toThrow('no longer');
  });

  it('touches nothing else', async () => {
    expect(await build('/node_modules/react/index.js', 'x.displayName = "X";')).toBeNull();
  });
});

describe("the copy of the bundler's helpers", () => {
  const helpers = 'var __a = (x) => x + 1;\nvar __b = (x) => __a(x) * 2;';

  it('goes by the names of the import', () => {
    const copy = copyOf(helpers, ' i as __b$1, t as __a ');
    expect(new Function(`${copy}\nreturn [__b$1(2), __a(2)];`)()).toEqual([6, 3]);
  });

  it('is undefined without a helper', () => {
    expect(copyOf(helpers, 'i as __c')).toBeUndefined();
  });
});
