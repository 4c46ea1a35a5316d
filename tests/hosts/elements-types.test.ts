import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../src/embed/screens';
import { describeElements } from '../../tools/build/elements-description';
import { manifestOf } from '../../tools/build/elements-manifest';
import { elementFiles } from '../../tools/build/elements-types';
import { FRAMEWORKS } from './frameworks';

const elements = describeElements();
const PACKAGE = join(FRAMEWORKS, '@plinth/elements-under-test');

/** What partners write, in each framework; every line after `Wrong` is one mistake. */
const USES: Readonly<Record<string, string>> = {
  'dom.ts': `
    import '../elements.js';
    const roles = document.querySelector('plinth-roles');
    roles?.addEventListener('plinth-done', (event) => event.detail.kind.length);
    roles?.addEventListener('click', (event) => event.preventDefault());
    roles?.addEventListener('plinth-error', (event) => event.detail.code === 'notFound');
    if (roles) roles.messages = { auth: { signIn: 'Log in' } };
    if (roles) roles.signOut().then(() => (roles.roleHref = '/roles/{name}'));`,
  'dom-wrong.ts': `
    import '../elements.js';
    const roles = document.querySelector('plinth-roles');
    if (roles) roles.roleHref = 5;`,
  'react.tsx': `
    import '../elements/react.js';
    export const a = <plinth-roles role-href="/r/{name}" onplinth-navigate={(event) => event.detail.href.length} />;
    export const b = <plinth-sign-in brandName="Fjord" heading-level="1" onplinth-ready={() => {}} className="x" />;`,
  'react-wrong.tsx': `
    import '../elements/react.js';
    export const a = <plinth-roles roleHref={5} />;`,
  'vue.ts': `
    import '../elements/vue.js';
    import type { GlobalComponents } from 'vue';
    type Props = InstanceType<GlobalComponents['plinth-order']>['$props'];
    export const props: Props = { recordId: 'o-1', onPlinthDone: (event) => event.detail };`,
  'vue-wrong.ts': `
    import '../elements/vue.js';
    import type { GlobalComponents } from 'vue';
    type Props = InstanceType<GlobalComponents['plinth-order']>['$props'];
    export const props: Props = { recordId: 5 };`,
  'svelte.ts': `
    import '../elements/svelte.js';
    import type { SvelteHTMLElements } from 'svelte/elements';
    export const props: SvelteHTMLElements['plinth-roles'] = { 'role-href': '/r', 'onplinth-navigate': (event) => event.detail.href };`,
};

/** As much of Svelte's types as templates of elements rest on. */
const SVELTE = `declare module 'svelte/elements' {
  export interface HTMLAttributes<Element> { class?: string; ref?: Element }
  export interface SvelteHTMLElements { a: HTMLAttributes<HTMLAnchorElement> }
}`;

/** What details are made of is a type of the hooks: the names are real, to read them all takes long. */
const details = [
  ...new Set(elements.flatMap(({ events }) => events.map(({ type }) => type))),
].filter((type) => /^\w+$/.test(type));
const HOOKS = details.map((name) => `export interface ${name} { kind: string }`).join('\n');

function problemsIn(): readonly string[] {
  const files = new Map<string, string>();
  for (const [name, text] of elementFiles(elements)) files.set(`${PACKAGE}/${name}`, text);
  files.set(`${PACKAGE}/hooks.d.ts`, HOOKS);
  files.set(`${PACKAGE}/svelte.d.ts`, SVELTE);
  for (const [name, text] of Object.entries(USES)) files.set(`${PACKAGE}/uses/${name}`, text);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, directoryExists } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.directoryExists = (path) => path.startsWith(PACKAGE) || (directoryExists?.(path) ?? true);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  };
  host.readFile = (file) => files.get(file) ?? ts.sys.readFile(file);
  const uses = Object.keys(USES).map((name) => `${PACKAGE}/uses/${name}`);
  const program = ts.createProgram([...uses, `${PACKAGE}/svelte.d.ts`], options, host);
  return uses.flatMap((use) => {
    const found = program.getSemanticDiagnostics(program.getSourceFile(use));
    return found.map(({ code, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${use.replace(`${PACKAGE}/uses/`, '')}: ${use.includes('wrong') ? code : text}`;
    });
  });
}

describe('elements as their readers know them', () => {
  it('have types in the page, in React, in Vue and in Svelte', () => {
    expect(problemsIn()).toEqual([
      'dom-wrong.ts: 2322',
      'react-wrong.tsx: 2322',
      'vue-wrong.ts: 2322',
    ]);
  }, 120_000);

  it('are described with each property and event that they have, in words', () => {
    for (const screen of Object.values(SCREENS)) {
      const found = elements.find(({ name }) => name === screen.name);
      const own = Object.keys(screen.properties).map((name) => (name === 'id' ? 'recordId' : name));
      expect(found?.properties.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
      const events = (screen.events ?? []).map((name) => `plinth-${name}`);
      expect(found?.events.map(({ name }) => name)).toEqual(expect.arrayContaining(events));
      expect(found?.text).toMatch(/\.$/);
    }
    const silent = elements
      .flatMap(({ properties, events }) => [...properties, ...events])
      .filter(({ text }) => text === '');
    expect(silent).toEqual([]);
  });

  it('emit what the hooks have types for', () => {
    const published = readFileSync('src/hooks/index.ts', 'utf8');
    expect(details.filter((name) => !new RegExp(`\\b${name}\\b`).test(published))).toEqual([]);
  });

  it('stand in a manifest as editors read it', () => {
    const { modules } = manifestOf(elements);
    const [roles] = modules.flatMap(({ declarations }) =>
      declarations.filter(({ tagName }) => tagName === 'plinth-roles'),
    );
    expect(roles?.attributes.map(({ name }) => name)).toContain('role-href');
    expect(roles?.events.map(({ name, type }) => `${name} ${type.text}`)).toContain(
      'plinth-done CustomEvent<RoleEvent>',
    );
    expect(roles?.members).toContainEqual(
      expect.objectContaining({ kind: 'method', name: 'signOut' }),
    );
    expect(modules.every(({ exports, path }) => exports.length === 1 && path.endsWith('.js'))).toBe(
      true,
    );
  });
});
