import { createElement, isValidElement, type ReactElement } from 'react';
import { elementCode } from './value-to-code';

// As Storybook types it: what a render takes is its own business.
type StoryRender = (args: never, context: never) => unknown;

/** A story, as far as its code depends on it. */
export interface StorySource {
  /** `component` of the story. */
  readonly component: unknown;
  /** The arguments of the moment. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The story's own `render`, called with the arguments. @default the component with them */
  readonly render?: StoryRender | undefined;
  /** What Storybook hands to `render` beside the arguments. */
  readonly context?: unknown;
}

/** What is published: the name of each component, and the entry that it is imported from. */
export type PublishedNames = ReadonlyMap<
  unknown,
  { readonly name: string; readonly entry: string }
>;

/** A component that uses hooks cannot be called to see what it makes. */
const USES_HOOKS = /\buse[A-Z]\w*\W*\(/;

/** What the story's own render makes, when that is one of ours. */
function rendered(
  { args, render, context }: StorySource,
  names: PublishedNames,
): ReactElement | null {
  if (!render || USES_HOOKS.test(String(render))) return null;
  try {
    const element = render(args as never, context as never);
    return isValidElement(element) && names.has(element.type) ? element : null;
  } catch {
    return null;
  }
}

/**
 * A module that shows what a story shows: our imports, the theme around it, the component with the
 * story's arguments. Functions are for the reader to fill in, long lists are cut.
 *
 * @returns null when the story shows nothing that is published
 */
export function storyToCode(source: StorySource, names: PublishedNames): string | null {
  const element =
    rendered(source, names) ??
    (names.has(source.component)
      ? createElement(source.component as 'div', { ...source.args })
      : null);
  if (!element) return null;
  const used = new Map<string, Set<string>>();
  const jsx = elementCode(element, {
    nameOf(component) {
      const found = names.get(component);
      if (found) used.set(found.entry, (used.get(found.entry) ?? new Set()).add(found.name));
      return found?.name;
    },
  });
  return [
    ...[...used.keys()]
      .sort()
      .map(
        (entry) =>
          `import { ${[...(used.get(entry) ?? [])].sort().join(', ')} } from '@plinth/console/${entry}';`,
      ),
    `import { ThemeProvider } from '@plinth/console/theme';`,
    '',
    'export function Example() {',
    '  return (',
    '    <ThemeProvider>',
    `      ${jsx.replaceAll('\n', '\n      ')}`,
    '    </ThemeProvider>',
    '  );',
    '}',
    '',
  ].join('\n');
}
