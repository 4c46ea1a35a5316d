import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { FIELD_NAMES, SCREEN_NAMES } from '../../src/embed/names';

/** A property or an event of an element, as its TSDoc says it. */
export interface Described {
  readonly name: string;
  /** Its type as it is written. */
  readonly type: string;
  readonly text: string;
  /** What is the case without it. */
  readonly byDefault: string | undefined;
}

/** An element as its readers know it. */
export interface ElementDescription {
  /** `roles` of `<plinth-roles>`. */
  readonly name: string;
  readonly tag: string;
  readonly text: string;
  readonly properties: readonly Described[];
  /** By their names in the page, `plinth-done`; the type is that of `detail`. */
  readonly events: readonly Described[];
  /** Methods beside those of every HTML element; each is called without arguments, and answers when it is done. */
  readonly methods: readonly { readonly name: string; readonly text: string }[];
  readonly slots: readonly { readonly name: string; readonly text: string }[];
}

function commentOf(node: ts.Node): { text: string; byDefault: string | undefined } {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const words = (text: ts.JSDoc['comment']) =>
    (ts.getTextOfJSDocComment(text) ?? '').replace(/\s+/g, ' ').trim();
  const tag = doc?.tags?.find(({ tagName }) => tagName.text === 'default');
  return { text: words(doc?.comment), byDefault: tag && words(tag.comment) };
}

function sourceOf(path: string): ts.SourceFile {
  const file = resolve('src/embed', path);
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The members of an exported interface, or of a type that is written as one. */
function membersOf(source: ts.SourceFile, name: string): readonly Described[] {
  const found = source.statements.find(
    (one): one is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
  );
  const type = found && ts.isTypeAliasDeclaration(found) ? found.type : found;
  if (!type || !(ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type))) return [];
  const { members } = type;
  return [...members].filter(ts.isPropertySignature).map((member) => ({
    name: (member.name as ts.Identifier | ts.StringLiteral).text,
    type: (member.type?.getText() ?? 'unknown').replace(' | undefined', ''),
    ...commentOf(member),
  }));
}

/** The names of a declaration's properties or events. */
function namesIn(declaration: ts.Node, member: 'properties' | 'events'): readonly string[] {
  const text = declaration.getText();
  const [, list = ''] = new RegExp(`${member}: [[{]([^\\]}]*)[\\]}]`).exec(text) ?? [];
  const names = member === 'events' ? /'(\w+)'/g : /(\w+):/g;
  return [...list.matchAll(names)].map(([, name = '']) => name);
}

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_hit, letter: string) => letter.toUpperCase());

/** The name of an element's class in types and manifest: `PlinthRoles`. */
export const classOf = (name: string): string => `Plinth${pascal(name)}`;

const SIGNED_OUT = {
  name: 'signed-out',
  text: 'Stands in place of the screen while nobody is signed in.',
};
const SIGN_OUT = {
  name: 'signOut',
  text: 'Signs the user out, here and in all elements and tabs with the same API.',
};
const SIGNED_IN = {
  name: 'signed-in',
  text: 'Stands in place of the form once somebody is signed in.',
};

/** Every element with its properties and events, read from the types that it is checked against. */
export function describeElements(): readonly ElementDescription[] {
  const common = membersOf(sourceOf('common-properties.ts'), 'CommonProperties');
  const told = membersOf(sourceOf('screen.ts'), 'CommonEvents');
  // The `id` of an element is the page's.
  const inElement = (one: Described) => (one.name === 'id' ? { ...one, name: 'recordId' } : one);
  const inPage = (event: Described) => ({ ...event, name: `plinth-${event.name}` });
  const own = sourceOf('screen-properties.ts');
  const ofAll = membersOf(own, 'ScreenProperties');
  const events = membersOf(own, 'ScreenEvents');
  const done = membersOf(own, 'DoneEvents');
  const declarations = sourceOf('screens.ts').statements.filter(ts.isVariableStatement);
  const screens = SCREEN_NAMES.map((name) => {
    const declared = declarations.find((one) => one.getText().includes(`name: '${name}',`));
    if (!declared) throw new Error(`screens.ts declares no ${name}.`);
    const special = membersOf(own, `${pascal(name)}Properties`);
    const byName = (members: readonly Described[]) => (wanted: string) => {
      const found = members.find((one) => one.name === wanted);
      if (!found) throw new Error(`screen-properties.ts says nothing of ${wanted}.`);
      return { ...found, text: found.text.replace('{screen}', name.replaceAll('-', ' ')) };
    };
    const typeOf = (event: Described) =>
      event.name === 'done' ? { ...event, type: byName(done)(name).type } : event;
    return {
      name,
      tag: `plinth-${name}`,
      text: commentOf(declared).text,
      properties: [
        ...namesIn(declared, 'properties')
          .map(byName([...special, ...ofAll]))
          .map(inElement),
        ...common,
      ],
      events: [...namesIn(declared, 'events').map(byName(events)).map(typeOf), ...told].map(inPage),
      methods: [SIGN_OUT],
      slots: [name === 'sign-in' ? SIGNED_IN : SIGNED_OUT],
    };
  });
  const fields = FIELD_NAMES.map((name) => ({
    name,
    tag: `plinth-${name}`,
    text: 'A one-time code, drawn as boxes: a field of the form around it.',
    properties: membersOf(sourceOf('elements/CodeFieldView.tsx'), 'CodeFieldProperties'),
    events: [],
    methods: [],
    slots: [],
  }));
  return [...screens, ...fields];
}
