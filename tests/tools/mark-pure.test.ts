import { expect, it } from 'vitest';
import { markPure } from '../../tools/build/mark-pure';
import { readSources } from '../../tools/source/files';

const P = '/* @__PURE__ */';

it.each([
  [
    "const Box = styled('div')(layered(`a`));",
    `const Box = ${P} styled('div')(${P} layered(\`a\`));`,
  ],
  ['export const a = b(c(d)(e)).f(g());', `export const a = ${P} b(${P} c(d)(e)).f(${P} g());`],
  ['const a = { b: new Map([c()]) };', `const a = { b: ${P} new Map([${P} c()]) };`],
  ['const a = b().c;', `const a = ${P} b().c;`],
  ['const a = f(() => g());', `const a = ${P} f(() => g());`],
])('marks what a module makes when it is loaded: %s', (source, marked) => {
  expect(markPure(source)).toBe(marked);
});

it.each(['start();', 'const a = () => b();', "const load = import('./a');", 'a.b = c();'])(
  'leaves what runs later, and what is done for its effect: %s',
  (source) => {
    expect(markPure(source)).toBe(source);
  },
);

it('is nowhere done by hand', () => {
  const marked = [...readSources()].filter(([, text]) => text.includes('@__PURE__ */'));
  expect(marked.map(([file]) => file)).toEqual([]);
});
