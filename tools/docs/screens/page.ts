import { TRANSLATIONS } from '../../../src/messages/generated/languages';
import type { PublishedMember } from '../published';
import { sizeText } from '../sizes-page';
import type { ScreenCall, ScreenDoc, ScreenStory } from './screen-doc';

/** The folder of the pages. */
export const SCREENS_FOLDER = 'docs/screens';

const LEVELS = ['', 'resellers and providers', 'providers'];

/** The file of a screen's page: `roles-screen` for `RolesScreen`. */
export const pageName = (screen: string) =>
  `${screen
    .replace(/Screen$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()}.md`;

/** A cell of a table: one line, in which a bar is no border. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const isCallback = ({ name, type }: PublishedMember) =>
  /^on[A-Z]/.test(name) && type.includes('=>');

function memberRow({ name, type, isOptional, sentence, fallback }: PublishedMember) {
  const must = isOptional ? (fallback ?? 'nothing') : '**required**';
  return [`\`${name}\``, `\`${cell(type)}\``, cell(sentence), cell(must)];
}

function membersTable(members: readonly PublishedMember[]): string {
  const sorted = [...members].sort((a, b) => Number(a.isOptional) - Number(b.isOptional));
  return table(['name', 'type', 'what it is', 'without it'], sorted.map(memberRow));
}

function callRow({ name, method, path, permission, minimumCustomerType = 0 }: ScreenCall) {
  const level = LEVELS[minimumCustomerType];
  const takes = [permission && `\`${permission}\``, level].filter(Boolean).join(', ');
  return [`\`${name}\``, `\`${method} ${path}\``, takes || '–'];
}

/** The states by the place where they are looked at: those that their name tells, then the others. */
function statesText(stories: readonly ScreenStory[]): string {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles
    .map((title) => {
      const own = stories.filter((story) => story.title === title);
      const plain = own.filter(({ sentence }) => sentence === null).map(({ name }) => name);
      const told = own.filter(({ sentence }) => sentence !== null);
      const lines = told.map(({ name, sentence }) => `- ${name}: ${sentence}`);
      return `**${title.replaceAll('/', ' › ')}**\n\n${[...(plain.length > 0 ? [`- ${plain.join(', ')}`] : []), ...lines].join('\n')}`;
    })
    .join('\n\n');
}

function callsText({ calls, hook }: ScreenDoc): string {
  if (calls.length === 0) {
    return hook
      ? 'Its hook makes no call of its own.'
      : 'None: it has no hook, because there is nothing to ask a server for.';
  }
  const rows = calls.map(callRow);
  return `The calls of its hook, with the first requirement that a server checks; the user's own records and own company often need less. Before a sign-in only the calls of the sign-in itself are sent. Any of it can go [elsewhere](../embedding.md#what-can-be-replaced).\n\n${table(['call', 'request', 'takes'], rows)}`;
}

function embedText(doc: ScreenDoc): string {
  const { embed, component } = doc;
  const code = embed?.code.trim() ?? component.examples[0]?.trim() ?? '';
  const around = code.includes("'./providers'")
    ? ' `./providers` is [these lines](../embedding.md#ten-lines-with-our-hooks), once for a page.'
    : '';
  return `\`\`\`tsx\n${code}\n\`\`\`\n\n[Embedding](../embedding.md) has the rest.${around}${elsewhereText(doc)}`;
}

/** Without React, where it stands there. */
function elsewhereText({ element }: ScreenDoc): string {
  if (!element) return '';
  const { name, ways } = element;
  const said = {
    elements: `as [an element](../elements.md), \`<plinth-${name}>\``,
    frame: `in [a frame](../frame.md), \`data-plinth-frame="${name}"\``,
  };
  return `\n\nIn a page without React: ${ways.map((way) => said[way]).join('; ')}.`;
}

function propsText({ component, alike, hook }: ScreenDoc): string {
  const parts = [`### Props of \`${component.name}\`\n\n${membersTable(component.takes)}`];
  for (const other of alike) {
    const known = new Set(component.takes.map(({ name }) => name));
    const own = other.takes.filter(({ name }) => !known.has(name));
    const list = own.length > 0 ? membersTable(own) : 'The same.';
    parts.push(`### More of \`${other.name}\`\n\n${other.sentence}\n\n${list}`);
  }
  if (hook) {
    const list = hook.takes.length > 0 ? membersTable(hook.takes) : 'It takes no options.';
    parts.push(`### Options of \`${hook.name}\`\n\n${hook.sentence}\n\n${list}`);
  }
  return parts.join('\n\n');
}

/** The page of a screen as Markdown. */
export function screenPage(doc: ScreenDoc): string {
  const { words, component, hook, stories, sentences, slots, size } = doc;
  const count = sentences.reduce((sum, each) => sum + each.count, 0);
  const languages = ['English', ...Object.values(TRANSLATIONS).map(({ name }) => name)];
  const does = component.takes.filter(isCallback);
  const hooked = hook
    ? `, and \`${hook.name}\` from \`@plinth/console/hooks\`, which fills it`
    : '';
  return `# ${words.title}

${words.purpose}

| | |
|---|---|
| **For** | ${words.who} |
| **Is** | \`${component.name}\` from \`@plinth/console/${component.entry}\`${hooked} |
| **Costs** | ${size ? sizeText(size) : 'not measured'} ([all sizes](../sizes.md)) |
| **Speaks** | ${languages.join(', ')}: ${count} sentences, each of which you can [say in your own words](../words.md) |

## Embed it

${embedText(doc)}

## What one can do

${does.length > 0 ? does.map(({ name, sentence }) => `- \`${name}\`: ${sentence}`).join('\n') : 'It shows, and leads elsewhere by its links.'}

## States

Every state is a story of the workbench (\`npm run storybook\`), and each story is a test:

${statesText(stories)}

## Calls and permissions

${callsText(doc)}

## Accessibility

${words.access ? `${words.access} ` : ''}Each of the ${stories.length} stories above is looked at by axe, its colours in light and in dark. [The statement](../accessibility.md) says what of WCAG 2.2 is met, how, and what nobody has checked yet.

## Props

${propsText(doc)}

## Your look

Tokens ([brand](../brand.md)), and CSS on [the parts that are promised](../names.md#parts): ${slots.map((slot) => `\`${slot}\``).join(' ') || 'those of the kit'}.
`;
}

/** The index of the pages. */
export function screensIndex(docs: readonly ScreenDoc[]): string {
  const rows = docs.map(({ words, calls, size }) => [
    `[${words.title}](${pageName(words.screen)})`,
    `\`${words.screen}\``,
    words.purpose,
    size ? `${(size.first / 1_000).toFixed(0)} kB` : '',
    String(calls.length),
  ]);
  return `# The screens

A page for each: what it is for, its states, the calls that it makes and the permissions that they take, its props, its size. \`npm run docs\` writes them from the sources.

${table(['screen', 'component', 'what it is for', 'at first', 'calls'], rows)}
`;
}
