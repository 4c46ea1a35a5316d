import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Longer lists are cut: nobody reads ten thousand rows of code. */
const MOST_ITEMS = 12;
/** Lines longer than this are broken, in characters. */
const LINE = 80;

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** What code is written with. */
export interface CodeWriter {
  /** What a component is published as, or undefined. Asking is using: it is imported then. */
  readonly nameOf: (component: unknown) => string | undefined;
}

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const indent = (code: string) => code.replaceAll('\n', '\n  ');

/** On one line when there is room. */
function group(open: string, parts: readonly string[], close: string): string {
  if (parts.length === 0) return open + close;
  const padding = open.endsWith('{') ? ' ' : '';
  const line = `${open}${padding}${parts.join(', ')}${padding}${close}`;
  if (line.length <= LINE && !line.includes('\n') && !line.includes('//')) return line;
  return `${open}\n  ${parts.map(indent).join(',\n  ')},\n${close}`;
}

/** A function of the reader's own: what it is for shows by its name, and what it answers as well. */
function functionCode(name: string): string {
  if (/^render[A-Z]/.test(name)) return '() => null';
  if (/(^href|Href|Path|Label|Name|Key|Text|Url)$/.test(name)) return "() => ''";
  if (/^(can|may)[A-Z]/.test(name)) return '() => true';
  if (/^(is|has)[A-Z]/.test(name)) return '() => false';
  if (/^on[A-Z]/.test(name)) return '() => {}';
  // The copied code has to supply the result.
  return '() => undefined as never';
}

function numberCode(value: number): string {
  if (Number.isNaN(value)) return 'Number.NaN';
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : String(value);
  return value > 0 ? 'Number.POSITIVE_INFINITY' : 'Number.NEGATIVE_INFINITY';
}

/** The code of one value; `name` is that of the property it stands in. */
export function valueCode(
  value: unknown,
  writer: CodeWriter,
  name = '',
  above: readonly object[] = [],
): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      return numberCode(value);
    case 'bigint':
      return `${value}n`;
    case 'function': {
      const published = writer.nameOf(value);
      return published ?? functionCode(name);
    }
    case 'object':
      return value === null ? 'null' : objectCode(value, writer, name, above);
    case 'symbol':
      return `Symbol(${quote(value.description ?? '')})`;
    default:
      return String(value);
  }
}

function listCode(
  items: readonly unknown[],
  writer: CodeWriter,
  name: string,
  above: readonly object[],
  [open, close]: readonly [string, string] = ['[', ']'],
): string {
  const shown = items.slice(0, MOST_ITEMS).map((item) => valueCode(item, writer, name, above));
  const rest = items.length - MOST_ITEMS;
  if (rest <= 0) return group(open, shown, close);
  const lines = shown.map((line) => `${indent(line)},`).join('\n  ');
  return `${open}\n  ${lines}\n  // and ${rest} more\n${close}`;
}

function objectCode(
  value: object,
  writer: CodeWriter,
  name: string,
  above: readonly object[],
): string {
  if (above.includes(value)) return 'undefined';
  const path = [...above, value];
  if (isValidElement(value)) return elementCode(value, writer);
  if (Array.isArray(value)) return listCode(value, writer, name, path);
  if (value instanceof Date) {
    const time = value.getTime();
    return Number.isNaN(time) ? 'new Date(Number.NaN)' : `new Date('${value.toISOString()}')`;
  }
  if (value instanceof Set) {
    return value.size === 0
      ? 'new Set()'
      : listCode([...value], writer, name, path, ['new Set([', '])']);
  }
  if (value instanceof Map) {
    return value.size === 0
      ? 'new Map()'
      : listCode([...value], writer, name, path, ['new Map([', '])']);
  }
  if (value instanceof RegExp) return String(value);
  if (value instanceof URL) return `new URL(${quote(value.href)})`;
  const parts = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => {
      // `__proto__:` would set what an object inherits from.
      const written = key === '__proto__' ? `['${key}']` : IDENTIFIER.test(key) ? key : quote(key);
      return `${written}: ${valueCode(member, writer, key, path)}`;
    });
  return group('{', parts, '}');
}

/** Text between tags, which JSX would read otherwise or trim. */
function textCode(text: string): string {
  return /[{}<>&\n'"]|^\s|\s$|^$/.test(text) ? `{${quote(text)}}` : text;
}

function childrenCode(children: ReactNode, writer: CodeWriter): readonly string[] {
  if (children === undefined || children === null || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap((child) => childrenCode(child, writer));
  if (typeof children === 'string') return [textCode(children)];
  if (isValidElement(children)) return [elementCode(children, writer)];
  return [`{${valueCode(children, writer)}}`];
}

function attributeCode(name: string, value: unknown, writer: CodeWriter): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\\n\r\t&{}]/.test(value)) return `${name}="${value}"`;
  return `${name}={${valueCode(value, writer, name)}}`;
}

/** What a tag is written as; null for what only we have. */
function tagOf(type: unknown, writer: CodeWriter): string | null {
  if (type === Fragment) return '';
  if (typeof type === 'string') return type;
  return writer.nameOf(type) ?? null;
}

/** The JSX of an element. What is not published stands as the reader's own content. */
export function elementCode(element: ReactElement, writer: CodeWriter): string {
  const tag = tagOf(element.type, writer);
  const { children, ...props } = element.props as { children?: ReactNode };
  if (tag === null) {
    const inner = childrenCode(children, writer);
    return inner.length === 0 ? '<span>Your content</span>' : inTag('', [], inner);
  }
  const named = element.key === null ? props : { key: element.key, ...props };
  const attributes = Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attributeCode(name, value, writer));
  if (typeof children === 'function') {
    return inTag(tag, attributes, [`{${valueCode(children, writer, 'renderChildren')}}`]);
  }
  return inTag(tag, attributes, childrenCode(children, writer));
}

function inTag(tag: string, attributes: readonly string[], inner: readonly string[]): string {
  const line = [tag, ...attributes].join(' ');
  const isShort = line.length <= LINE && !line.includes('\n');
  const start = isShort ? `<${line}` : `<${tag}\n  ${attributes.map(indent).join('\n  ')}\n`;
  if (inner.length === 0) return isShort ? `${start} />` : `${start}/>`;
  const only = inner.length === 1 ? inner[0] : undefined;
  const isInline =
    only !== undefined && isShort && !only.includes('\n') && line.length + only.length < LINE;
  if (isInline) return `${start}>${only}</${tag}>`;
  return `${start}>\n  ${inner.map(indent).join('\n  ')}\n</${tag}>`;
}
