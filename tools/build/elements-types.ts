import { attributeOf } from '../../src/embed/common-properties';
import { classOf, type Described, type ElementDescription } from './elements-description';

const comment = ({ text, byDefault }: Described) =>
  `/** ${text}${byDefault ? ` @default ${byDefault}` : ''} */`;

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/** What properties and events are made of: types of the hooks. */
function importsOf(elements: readonly ElementDescription[]): string {
  const used = elements.flatMap(({ events }) => events.map(({ type }) => type));
  const names = [...new Set(used.filter((type) => /^\w+$/.test(type)))].sort();
  return `import type { ${names.join(', ')} } from './hooks.js';\n`;
}

const HEAD = `
/** An element of ours: its own events have their types. */
export interface PlinthElement<Events> extends HTMLElement {
  addEventListener<Name extends keyof Events & string>(type: Name, listener: (event: CustomEvent<Events[Name]>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof Events & string>(type: Name, listener: (event: CustomEvent<Events[Name]>) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}
/** The tags of all elements, for a compiler that asks which tags are elements. */
export declare const elementNames: readonly string[];
`;

const propertyOf = (one: Described) => `${comment(one)} ${one.name}?: ${one.type} | undefined;`;
const eventOf = (one: Described) => `${comment(one)} '${one.name}': ${one.type};`;

/** The types of `@plinth/console/elements`. */
export function typesOf(elements: readonly ElementDescription[]): string {
  const screens = elements.filter(({ methods }) => methods.length > 0);
  /** What every screen has, and an element's own beside it. */
  function parted(key: 'properties' | 'events') {
    const text = (one: Described) => JSON.stringify(one);
    const texts = screens.map((screen) => new Set(screen[key].map(text)));
    const isShared = (one: Described) => texts.every((own) => own.has(text(one)));
    return {
      shared: screens[0]?.[key].filter(isShared) ?? [],
      own: (element: ElementDescription) =>
        screens.includes(element) ? element[key].filter((one) => !isShared(one)) : element[key],
    };
  }
  const properties = parted('properties');
  const events = parted('events');
  const base = (element: ElementDescription, kind: 'Properties' | 'Events') =>
    screens.includes(element) ? ` extends PlinthScreen${kind}` : '';
  const each = elements.map((element) => {
    const name = classOf(element.name);
    return [
      block(
        `/** Properties of {@link ${name}}. */\nexport interface ${name}Properties${base(element, 'Properties')}`,
        properties.own(element).map(propertyOf),
      ),
      block(
        `/** Events of {@link ${name}}, with their details. */\nexport interface ${name}Events${base(element, 'Events')}`,
        events.own(element).map(eventOf),
      ),
      block(
        `/** ${element.text} */\nexport interface ${name} extends PlinthElement<${name}Events>, ${name}Properties`,
        element.methods.map((one) => `/** ${one.text} */ ${one.name}(): Promise<void>;`),
      ),
    ].join('');
  });
  const tags = elements.map(({ name, tag }) => `'${tag}': ${classOf(name)};`);
  return [
    importsOf(elements),
    HEAD,
    block(
      '/** Properties of every element with a screen. */\nexport interface PlinthScreenProperties',
      properties.shared.map(propertyOf),
    ),
    block(
      '/** Events of every element with a screen, with their details. */\nexport interface PlinthScreenEvents',
      events.shared.map(eventOf),
    ),
    ...each,
    block('/** Every element by its tag. */\nexport interface PlinthElements', tags),
    'declare global {\n  interface HTMLElementTagNameMap extends PlinthElements {}\n}\n',
  ].join('');
}

const classes = (elements: readonly ElementDescription[]) =>
  `import type { ${elements
    .flatMap(({ name }) => [classOf(name), `${classOf(name)}Events`, `${classOf(name)}Properties`])
    .join(', ')} } from '../elements.js';\n`;

/** Attributes as they are written in markup. */
const attributes = ({ name, properties }: ElementDescription) =>
  properties
    .filter((one) => attributeOf(one.name) !== one.name)
    .map((one) => `'${attributeOf(one.name)}'?: ${classOf(name)}Properties['${one.name}'];`);

const handlers = ({ name, events }: ElementDescription, nameOf: (event: string) => string) =>
  events.map(
    (one) =>
      `'${nameOf(one.name)}'?: (event: CustomEvent<${classOf(name)}Events['${one.name}']>) => void;`,
  );

/** React 18 takes attributes; 19 takes properties and events, too. */
const reactTypes = (elements: readonly ElementDescription[]) =>
  `import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n${classes(elements)}
type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & { class?: string };
declare module 'react' {\n  namespace JSX {\n${block(
    'interface IntrinsicElements',
    elements.map(
      (one) =>
        `'${one.tag}': Native<${classOf(one.name)}> & ${classOf(one.name)}Properties & { ${[
          ...attributes(one),
          ...handlers(one, (event) => `on${event}`),
        ].join(' ')} };`,
    ),
  )}  }\n}\nexport {};\n`;

const camel = (name: string) =>
  name.replace(/-(\w)/g, (_hit, letter: string) => letter.toUpperCase());

const vueTypes = (elements: readonly ElementDescription[]) =>
  `import type { HTMLAttributes, ReservedProps } from 'vue';\n${classes(elements)}
type Tag<Props> = new () => { $props: Props & HTMLAttributes & ReservedProps };
declare module 'vue' {\n${block(
    'interface GlobalComponents',
    elements.map(
      (one) =>
        `'${one.tag}': Tag<${classOf(one.name)}Properties & { ${handlers(one, (event) => camel(`on-${event}`)).join(' ')} }>;`,
    ),
  )}}\nexport {};\n`;

const svelteTypes = (elements: readonly ElementDescription[]) =>
  `import type { HTMLAttributes } from 'svelte/elements';\n${classes(elements)}
declare module 'svelte/elements' {\n${block(
    'interface SvelteHTMLElements',
    elements.map(
      (one) =>
        `'${one.tag}': HTMLAttributes<${classOf(one.name)}> & ${classOf(one.name)}Properties & { ${[
          ...attributes(one),
          ...handlers(one, (event) => `on${event}`),
          ...handlers(one, (event) => `on:${event}`),
        ].join(' ')} };`,
    ),
  )}}\nexport {};\n`;

/** Types for the templates of a framework, by the name of their file beside the elements. */
export const TEMPLATE_TYPES = { react: reactTypes, vue: vueTypes, svelte: svelteTypes } as const;

/** All files of types and names, by their path in `dist/`. */
export function elementFiles(elements: readonly ElementDescription[]): ReadonlyMap<string, string> {
  const names = JSON.stringify(elements.map(({ tag }) => tag));
  const files = new Map([
    ['elements.js', `export const elementNames = ${names};\n`],
    ['elements.d.ts', typesOf(elements)],
  ]);
  for (const [name, make] of Object.entries(TEMPLATE_TYPES)) {
    files.set(`elements/${name}.js`, 'export {};\n');
    files.set(`elements/${name}.d.ts`, make(elements));
  }
  // Every element's own file defines it, and has nothing else to give.
  files.set('elements/element.d.ts', "import '../elements.js';\n\nexport {};\n");
  return files;
}
