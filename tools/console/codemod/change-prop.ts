import type { JSXAttribute } from '@babel/types';
import type { Edit, Task } from './edits';
import type { PropRename } from './renames';

/** What can be written twice without being done twice. */
const IS_NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** The value of an attribute as an expression; null where it has none. */
function expressionOf({ value }: JSXAttribute, text: string): string | null {
  if (!value) return null;
  const inner = value.type === 'JSXExpressionContainer' ? value.expression : value;
  return text.slice(inner.start ?? 0, inner.end ?? 0);
}

/** What can stand before a question mark: names, and what compares them. */
const IS_PLAIN = /^[\w$.!=&|\s()?]+$/;

const failureWith = (message: string) => `{ kind: 'refused', serverMessage: ${message} }`;

/** A new value, or null where a person has to write it. */
function changed({ change }: PropRename, value: string | null, isText: boolean): string | null {
  if (change === 'failed' || change === 'severity') {
    const bad = change === 'failed' ? "{ kind: 'unexpected' }" : "'error'";
    if (value === null) return bad;
    if (!IS_PLAIN.test(value)) return null;
    return `${IS_NAME.test(value) ? value : `(${value})`} ? ${bad} : null`;
  }
  if (value === null) return null;
  if (change === 'closing') return IS_NAME.test(value) ? `() => ${value}(false)` : null;
  if (isText) return failureWith(value);
  return IS_NAME.test(value) ? `${value} ? ${failureWith(value)} : null` : null;
}

/** Gives a prop its name of today, and its value where that means something else now. */
export function changeProp(
  attribute: JSXAttribute,
  rename: PropRename,
  component: string,
  text: string,
): Edit | Task {
  const { name, value, start, end } = attribute;
  const old = text.slice(name.start ?? 0, name.end ?? 0);
  if (rename.change === 'same') {
    return { start: name.start ?? 0, end: name.end ?? 0, text: rename.to };
  }
  const next = changed(rename, expressionOf(attribute, text), value?.type === 'StringLiteral');
  if (next === null) {
    const says = `${component}: ${old} is ${rename.to} now, and takes something else.`;
    return { at: start ?? 0, says };
  }
  return { start: start ?? 0, end: end ?? 0, text: `${rename.to}={${next}}` };
}
