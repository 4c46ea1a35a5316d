import { createElement, Fragment } from 'react';
import type { Renderer, Story } from 'storybook/internal/csf';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { portalToCode } from '../../.storybook/code/portal-to-code';
import { publishedNames } from '../../.storybook/code/published';
import { type StorySource, storyToCode } from '../../.storybook/code/story-to-code';
import { valueCode } from '../../.storybook/code/value-to-code';
import { Badge } from '../../src/components/ui/Badge';
import { Card } from '../../src/components/ui/Card';

// What the preview puts around a story needs a browser, and is no part of its code.
vi.mock('../../.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});
vi.mock('storybook-addon-pseudo-states/preview', () => ({ decorators: [] }));

const nothing = { nameOf: () => undefined };
const code = (value: unknown) => valueCode(value, nothing);

describe('values', () => {
  it('are written so that reading them gives the same', () => {
    const values = [
      ["it's", '"quoted"', 'a\\b', 'two\nlines', '$' + '{no}', '\u2028', '<b>', '🛡️', ''],
      [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10n, true, null],
      [new Date('2026-03-02T09:00:00Z'), /a\/b/g, new URL('https://a.example/?b=c')],
      { plain: { nested: [{ 'not-a-name': 1, 10: 2 }] } },
      new Map<string, unknown>([
        ['a', new Set([1, 2])],
        ['b', new Map()],
      ]),
      Object.defineProperty({}, '__proto__', { value: 1, enumerable: true }),
    ];
    for (const value of values) {
      const read: unknown = new Function(`return (${code(value)})`)();
      expect(read).toEqual(value);
    }
  });

  it('leave out what is not there, and do not follow a circle', () => {
    const circle: Record<string, unknown> = { name: 'a', missing: undefined };
    circle.self = circle;
    expect(code(circle)).toBe("{ name: 'a', self: undefined }");
  });

  it('cut long lists and say so', () => {
    expect(code(Array.from({ length: 10_000 }, (_, index) => index))).toMatch(
      /11,\n {2}\/\/ and 9988 more\n\]$/,
    );
  });

  it('write functions by what their name asks for', () => {
    const props = { onPress() {}, renderRow() {}, userHref() {}, isOwn() {}, compare() {} };
    expect(code(props)).toBe(
      [
        '{',
        '  onPress: () => {},',
        '  renderRow: () => null,',
        "  userHref: () => '',",
        '  isOwn: () => false,',
        '  compare: () => undefined as never,',
        '}',
      ].join('\n'),
    );
  });
});

describe('a story', () => {
  it('becomes a module of its own', () => {
    const source = { component: Badge, args: { tone: 'brand', children: 'Admin' } };
    expect(storyToCode(source, publishedNames)).toBe(`import { Badge } from '@plinth/console/kit';
import { ThemeProvider } from '@plinth/console/theme';

export function Example() {
  return (
    <ThemeProvider>
      <Badge tone="brand">Admin</Badge>
    </ThemeProvider>
  );
}
`);
  });

  it('shows what its own render makes, with all that is published in it', () => {
    const Own = () => null;
    const render = () =>
      createElement(
        Card,
        null,
        createElement('p', { key: 'one' }, 'Text & more'),
        createElement(Own, { key: 'two' }),
        createElement(Fragment, { key: 'three' }, createElement(Badge, null, 'New')),
      );
    const text = storyToCode({ component: Own, args: {}, render }, publishedNames);
    expect(text).toContain("import { Badge, Card } from '@plinth/console/kit';");
    expect(text).toContain(`<p key="one">{'Text & more'}</p>`);
    expect(text).toContain('<span>Your content</span>');
  });

  it('falls back to its component when its render has hooks', () => {
    const render = () => {
      const useState = () => {
        throw new Error('Called outside of a component.');
      };
      return useState();
    };
    const source = { component: Badge, args: { children: 'New' }, render };
    expect(storyToCode(source, publishedNames)).toContain('<Badge>New</Badge>');
  });

  it('has no code when nothing of it is published', () => {
    expect(storyToCode({ component: () => null, args: {} }, publishedNames)).toBeNull();
  });
});

/** Every story of the published components, as its file says. */
async function allSources(): Promise<ReadonlyMap<string, StorySource>> {
  const modules = import.meta.glob<Readonly<Record<string, Story<Renderer>>>>([
    '../../stories/screens/**/*.stories.tsx',
    '../../stories/ui/*.stories.tsx',
  ]);
  const found = new Map<string, StorySource>();
  for (const load of Object.values(modules)) {
    for (const [name, { input, meta }] of Object.entries(await load())) {
      found.set(`${meta.input.title}/${name}`, {
        component: meta.input.component,
        args: { ...meta.input.args, ...input.args },
        render: input.render ?? meta.input.render,
      });
    }
  }
  return found;
}

/** What the compiler says about modules that are in memory only, beside our own sources. */
function typeCheck(files: ReadonlyMap<string, string>): readonly string[] {
  const root = process.cwd();
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      paths: {
        '@plinth/console/app': [`${root}/src/app/index.ts`],
        '@plinth/console/components': [`${root}/src/components/index.ts`],
        '@plinth/console/kit': [`${root}/src/components/ui/index.ts`],
        '@plinth/console/theme': [`${root}/src/theme/index.ts`],
      },
    },
    root,
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  };
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText, start = 0 }) => {
        const line = file?.text.slice(0, start).split('\n').length ?? 0;
        const text = file?.text.split('\n')[line - 1]?.trim();
        return `${name}:${line} ${text}\n${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      },
    );
  });
}

describe('the code of every story of the kit and of the screens', () => {
  it('parses and type-checks against what is published', { timeout: 300_000 }, async () => {
    const files = new Map<string, string>();
    for (const [name, source] of await allSources()) {
      const text = storyToCode(source, publishedNames);
      if (text) files.set(`${process.cwd()}/example/${name.replaceAll(/\W/g, '-')}.tsx`, text);
    }
    files.set(
      `${process.cwd()}/example/portal.tsx`,
      portalToCode({ initialPath: '/dashboard', cartCount: 2 }),
    );
    expect(files.size).toBeGreaterThan(400);
    expect(typeCheck(files)).toEqual([]);
  });
});
