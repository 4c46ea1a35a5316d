import { attributeOf } from '../../../src/embed/common-properties';
import type { PublishedFunction, PublishedMember } from '../../docs/published';
import type { ConsoleFacts, FactElement, FactScreen } from '../facts';
import type { ShippedDoc } from './shipped-docs';
import { type Tool, unknown } from './tool';

const LISTED = 'list_screens names them all.';

/** A list of members as Markdown. */
function membersText(members: readonly PublishedMember[], required = ''): string {
  const lines = members.map(({ name, type, isOptional, sentence, fallback }) => {
    const must = isOptional ? (fallback ? ` (without it: ${fallback})` : '') : required;
    return `- \`${name}: ${type}\`${must}${sentence && ` ${sentence}`}`;
  });
  return lines.join('\n');
}

function functionText({ name, entry, sentence, takes, returns, examples }: PublishedFunction) {
  const isHook = /^use[A-Z]/.test(name);
  const parts = [
    `# ${name}\n\n\`import { ${name} } from '@plinth/console/${entry}';\`\n\n${sentence}`,
  ];
  if (takes.length > 0)
    parts.push(`## ${isHook ? 'Options' : 'Takes'}\n\n${membersText(takes, ' (required)')}`);
  if (returns.length > 0) parts.push(`## Returns\n\n${membersText(returns)}`);
  for (const example of examples) parts.push(`## Example\n\n\`\`\`\n${example}\n\`\`\``);
  return parts.join('\n\n');
}

function filesText({ embed }: FactScreen): string {
  return Object.entries(embed)
    .map(([name, code]) => `\`${name}\`:\n\n\`\`\`tsx title="${name}"\n${code}\n\`\`\``)
    .join('\n\n');
}

/** How an element calls a property: its `id` is the page's. */
const elementProperty = (name: string) => (name === 'id' ? 'recordId' : name);

function elementText({ name, ways, properties, events }: FactElement): string {
  const how = {
    elements: `the element \`<plinth-${name}>\` (get_doc elements)`,
    frame: `the page \`embed/${name}\` of the portal behind a frame (get_doc frame)`,
  };
  const kinds = Object.entries(properties).map(([property, kind]) => {
    const own = elementProperty(property);
    return `\`${own}\`, as an attribute \`${attributeOf(own)}\` (${kind})`;
  });
  const params = Object.keys(properties).filter((property) => !property.endsWith('Href'));
  const told = events.map((event) => `\`plinth-${event}\``);
  return [
    `## Without React\n\nIt is also ${ways.map((way) => how[way]).join(', and ')}.`,
    kinds.length > 0
      ? `The element's properties: ${kinds.join('; ')}.`
      : 'It has no properties of its own.',
    ...(told.length > 0 ? [`Its own events: ${told.join(', ')}.`] : []),
    ...(ways.includes('frame') && params.length > 0
      ? [`In a frame it takes the params ${params.map((param) => `\`${param}\``).join(', ')}.`]
      : []),
  ].join(' ');
}

/** A screen's page in the package, without what is said in full elsewhere: its purpose and its example. */
function pageText(page: string): string {
  return page.replace(/^# .+\n\n.+\n/, '').replace(/## Embed it\n[\s\S]*?(?=\n## )/, '');
}

/** Tools about screens, components and hooks. */
export function screenTools(facts: ConsoleFacts, docs: readonly ShippedDoc[]): readonly Tool[] {
  const { screens, functions } = facts;

  function findScreen(asked: string): FactScreen {
    const wanted = asked.toLowerCase().replace(/^plinth-/, '');
    const found =
      screens.find(({ name }) => name.toLowerCase() === wanted) ??
      screens.find(({ element }) => element?.name === wanted) ??
      screens.find(({ name }) => name.toLowerCase() === `${wanted}screen`);
    const names = screens.map(({ name }) => name);
    if (!found) throw unknown('screen', asked, names, LISTED);
    return found;
  }

  return [
    {
      name: 'list_screens',
      description: 'Every screen of the console with what it is for and the hook that fills it.',
      takes: {},
      run: () =>
        screens
          .map(({ name, purpose, hook }) => `- ${name}${hook ? ` (${hook})` : ''}: ${purpose}`)
          .join('\n'),
    },
    {
      name: 'get_screen',
      description:
        'All of one screen: files of React that embed it and compile as they are, what one can do on it, its states, calls and permissions, props, options of its hook, slots.',
      takes: { name: 'Its component, such as RolesScreen, or its element, such as plinth-roles.' },
      needs: ['name'],
      run({ name = '' }) {
        const screen = findScreen(name);
        const page = docs.find((doc) => doc.name === screen.page)?.text;
        const component = functions.find((each) => each.name === screen.name);
        const told = page ? pageText(page) : component ? functionText(component) : '';
        return [
          `# ${screen.name}\n\n${screen.purpose}`,
          `## Files\n\n${filesText(screen)}`,
          ...(screen.element ? [elementText(screen.element)] : []),
          told.replace(/^# .+\n/, '').trim(),
        ].join('\n\n');
      },
    },
    {
      name: 'get_component',
      description:
        'A published component, hook or maker (createConsole, createTheme …): where it is imported from, what it takes and returns, with types, defaults and examples.',
      takes: { name: 'Its name, such as Table, useRolesScreen or ThemeProvider.' },
      needs: ['name'],
      run({ name = '' }) {
        const found = functions.find((each) => each.name.toLowerCase() === name.toLowerCase());
        const names = functions.map((each) => each.name);
        if (!found) throw unknown('component or hook', name, names, 'Entries are in llms.txt.');
        return functionText(found);
      },
    },
  ];
}
