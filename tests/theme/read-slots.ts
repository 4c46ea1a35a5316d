import { basename } from 'node:path';
import ts from 'typescript';
import { readSources } from '../../tools/source/files';
import { parseSource, visitNodes } from '../../tools/source/syntax';

/** What the source of the components says about slots. */
interface SlotReading {
  /** Each slot with the modules that render it, both in order. */
  readonly slots: ReadonlyMap<string, ReadonlySet<string>>;
  /** Slots that the CSS speaks of, with the module. */
  readonly styled: ReadonlyMap<string, string>;
  /** What `appearance` would not reach, or what cannot be read. */
  readonly problems: readonly string[];
}

function literalsOf(type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}

/** Reads every `data-slot` of the components, by their syntax. */
export function readSlots(): SlotReading {
  const slots = new Map<string, Set<string>>();
  const styled = new Map<string, string>();
  const problems: string[] = [];
  const add = (slot: string, module: string) =>
    slots.set(slot, (slots.get(slot) ?? new Set()).add(module));

  const sources = [...readSources('src/components')].map(([path, text]) => ({
    module: path.replace(/^src\/components\/|\.tsx?$/g, ''),
    source: parseSource(path, text),
  }));

  /** The slots that others hand to a component whose slot is a prop: `<Field slot="code-field">`. */
  function handed(component: string, prop: string): string[] {
    const found: string[] = [];
    for (const { source } of sources) {
      visitNodes(source, (node) => {
        if (
          ts.isJsxAttribute(node) &&
          node.name.getText() === prop &&
          node.parent.parent.tagName.getText() === component &&
          node.initializer &&
          ts.isStringLiteral(node.initializer)
        ) {
          found.push(node.initializer.text);
        }
      });
    }
    return found;
  }

  for (const { module, source } of sources) {
    visitNodes(source, (node) => {
      if (ts.isJsxAttribute(node) && node.name.getText() === 'data-slot') {
        const tag = node.parent.parent.tagName.getText();
        if (/^[a-z]/.test(tag)) problems.push(`${module}: <${tag} data-slot> must be a <Part>`);
        const value = node.initializer;
        if (value && ts.isStringLiteral(value)) add(value.text, module);
        else if (value && ts.isJsxExpression(value) && value.expression) {
          const prop = value.expression.getText();
          const named = handed(basename(module), prop);
          visitNodes(source, (inner) => {
            if (ts.isPropertySignature(inner) && inner.name.getText() === prop) {
              named.push(...literalsOf(inner.type));
            }
          });
          if (named.length === 0) problems.push(`${module}: data-slot={${prop}} cannot be read`);
          for (const slot of named) add(slot, module);
        }
      }
      // `{...part('badge')}`, by `useParts`.
      if (ts.isCallExpression(node) && node.expression.getText() === 'part') {
        const [slot] = node.arguments;
        if (slot && ts.isStringLiteral(slot)) add(slot.text, module);
        else problems.push(`${module}: ${node.getText()} cannot be read`);
      }
      // `'data-slot': 'dialog-body'` in an object, `'data-slot': slot = 'text-field'` as a default.
      if (
        (ts.isPropertyAssignment(node) && /^'data-slot'$/.test(node.name.getText())) ||
        (ts.isBindingElement(node) && node.propertyName?.getText() === "'data-slot'")
      ) {
        if (node.initializer && ts.isStringLiteral(node.initializer)) {
          add(node.initializer.text, module);
        }
      }
    });
    for (const [, slot] of source.text.matchAll(/\[data-slot=['"]?([a-z0-9-]+)/g)) {
      if (slot) styled.set(slot, module);
    }
  }
  return { slots: new Map([...slots].sort(([a], [b]) => (a < b ? -1 : 1))), styled, problems };
}
