import { describe, expect, it, vi } from 'vitest';

/**
 * Half of all pages set `* { box-sizing: border-box }` and half do not. A box whose size and padding
 * (or border) are both ours says which of the two it means, or it has another size on half of them.
 */
const texts = vi.hoisted(() => new Set<string>());
vi.mock('../../src/theme/layered', async (original) => {
  const actual = await original<typeof import('../../src/theme/layered')>();
  return {
    ...actual,
    layered: (text: string | (() => string)) => {
      texts.add(typeof text === 'string' ? text : text());
      return actual.layered(text);
    },
  };
});

interface Rule {
  readonly selector: string;
  readonly declarations: Map<string, string>;
}

/** The rules of a nested text; what stands in `@media` counts for the selector around it. */
function rulesOf(text: string): readonly Rule[] {
  const found = new Map<string, Map<string, string>>();
  const path: string[] = ['&'];
  let rest = '';
  const say = (declaration: string) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(declaration) ?? [];
    const selector = path.filter((part) => !part.startsWith('@')).join(' > ');
    if (!found.has(selector)) found.set(selector, new Map());
    if (name) found.get(selector)?.set(name, value);
  };
  let depth = 0;
  for (const letter of text.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth > 0 || !'{};'.includes(letter)) {
      rest += letter;
      continue;
    }
    if (letter === '{') path.push(rest.trim());
    else say(rest);
    if (letter === '}') path.pop();
    rest = '';
  }
  return [...found].map(([selector, declarations]) => ({ selector, declarations }));
}

const isThick = (value: string) => !/^(0(px)?|none|inherit)(\s+0(px)?)*$/.test(value);
const isSized = (value: string) =>
  !/^(0|auto|none|inherit|100%|fit-content|max-content|min-content|100cq[ib])$/.test(value);

/** What a rule is about, without the states that it is about. */
const subjectOf = (selector: string) =>
  (selector.split(/\s+(?![^(]*\))/).at(-1) ?? '').replace(
    /^(&|\w+)?(\[[^\]]*\]|:[\w-]+(\([^)]*\))?)*/,
    (whole) => (whole.startsWith('&') ? '&' : whole.replace(/:(?!:)[\w-]+(\([^)]*\))?/g, '')),
  );

/** Whether a box is sized and thick in one of the two directions. */
function isAmbiguous({ declarations }: Rule): boolean {
  const own = (name: string) => declarations.get(name);
  const thick = (axis: 'inline' | 'block') =>
    [...declarations].some(([name, value]) => {
      const side =
        axis === 'inline'
          ? (value.split(/\s+(?![^(]*\))/).at(1) ?? value)
          : (value.split(/\s+/).at(0) ?? '');
      if (name === 'padding') return isThick(side);
      if (name === 'border') return isThick(value);
      return (
        new RegExp(`^(padding|border)-${axis}(-start|-end|-width)?$`).test(name) && isThick(value)
      );
    });
  const sized = (axis: 'inline' | 'block') =>
    ['', 'min-', 'max-'].some((kind) => {
      const value = own(`${kind}${axis}-size`);
      return value !== undefined && isSized(value);
    });
  return (['inline', 'block'] as const).some((axis) => thick(axis) && sized(axis));
}

// What another test has loaded was made without the spy.
async function loadStyles(): Promise<void> {
  if (texts.size > 0) return;
  vi.resetModules();
  await Promise.all(
    Object.values(import.meta.glob('../../src/components/**/*.tsx')).map((load) => load()),
  );
  expect(texts.size).toBeGreaterThan(100);
}

describe('what is asked of children', () => {
  it('is never their place among all: a server writes styles between them', async () => {
    await loadStyles();
    const unsafe = [...texts].flatMap(
      (text) => text.match(/.*:(?:first|nth|nth-last)-child.*/g) ?? [],
    );
    expect(unsafe).toEqual([]);
  });
});

describe('a box with a size and a padding of ours', () => {
  it('says what its size is the size of', async () => {
    await loadStyles();
    const ambiguous = [...texts].flatMap((text) => {
      const rules = rulesOf(text);
      const said = new Set(
        rules
          .filter(({ declarations }) => declarations.has('box-sizing'))
          .map(({ selector }) => subjectOf(selector)),
      );
      return rules
        .filter((rule) => !said.has(subjectOf(rule.selector)) && isAmbiguous(rule))
        .map(
          ({ selector, declarations }) =>
            `${selector} { ${[...declarations].map((d) => d.join(': ')).join('; ')} }`,
        );
    });
    expect(ambiguous).toEqual([]);
  });
});
