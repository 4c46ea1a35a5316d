import type { ConsoleFacts } from '../facts';
import { type ShippedDoc, sectionOf, sectionsOf } from './shipped-docs';
import { type Tool, unknown, WrongCall } from './tool';

/** The most sentences of one answer. */
const MOST = 20;
/** The most characters of a page in one answer; the rest is asked for by its sections. */
const PAGE_MAX = 24_000;

const has = (text: string, wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());

/** Tools about how it looks and what it says, and the pages. */
export function lookTools(facts: ConsoleFacts, docs: readonly ShippedDoc[]): readonly Tool[] {
  const { languages, sentences, slots, tokens } = facts;

  function slotLines(wanted: string): readonly string[] {
    return Object.entries(slots)
      .filter(([slot, is]) => has(slot, wanted) || has(is, wanted))
      .map(([slot, is]) => `- [data-slot='${slot}']: ${is}`);
  }

  function pageText(doc: ShippedDoc): string {
    if (doc.text.length <= PAGE_MAX) return doc.text;
    const sections = sectionsOf(doc).map((title) => `- ${title}`);
    const rest = `It goes on. Ask for a section:\n${sections.join('\n')}`;
    return `${doc.text.slice(0, PAGE_MAX)}\n\n…\n\n${rest}`.slice(0, 2 * PAGE_MAX);
  }

  return [
    {
      name: 'find_slot',
      description:
        'Parts of components that are promised to CSS and `appearance` of a page, by a piece of their name or of what they are.',
      takes: { text: 'Such as bell, role or dialog.' },
      needs: ['text'],
      run({ text = '' }) {
        const lines = slotLines(text);
        if (lines.length === 0) throw unknown('slot', text, Object.keys(slots), '');
        return lines.join('\n');
      },
    },
    {
      name: 'list_tokens',
      description:
        'Custom properties of CSS that give it a look, with their defaults: all, or those with a text in their name or description.',
      takes: { text: 'Such as brand, space or radius.' },
      run({ text = '' }) {
        const found = tokens.filter(({ name, does }) => has(name, text) || has(does, text));
        const names = tokens.map(({ name }) => name);
        if (found.length === 0) throw unknown('token', text, names, '');
        return found
          .map(({ name, value, does }) => `- ${name}: ${value};${does && ` ${does}`}`)
          .join('\n');
      },
    },
    {
      name: 'find_sentence',
      description: `Sentences by their key or by words in any of ${languages.join(', ')}, each in all languages. Keys are for MessagesProvider: roles.title is { roles: { title: … } }.`,
      takes: {
        text: 'A key such as roles.title, or words that a user reads.',
        language: `Show this language alone: ${languages.join(', ')}.`,
      },
      needs: ['text'],
      run({ text = '', language }) {
        const column = language === undefined ? -1 : languages.indexOf(language);
        if (language !== undefined && column < 0) {
          throw new WrongCall(`language is one of ${languages.join(', ')}.`);
        }
        const exact = sentences.filter(({ key }) => key === text);
        const found =
          exact.length > 0
            ? exact
            : sentences.filter(
                ({ key, texts }) => has(key, text) || texts.some((each) => has(each, text)),
              );
        if (found.length === 0) throw new WrongCall(`No sentence has "${text.slice(0, 40)}".`);
        const shown = found.slice(0, MOST).map(({ key, texts }) => {
          const lines = texts.map((each, at) => `  ${languages[at]}: ${each}`);
          return [`- ${key}`, ...(column < 0 ? lines : lines.slice(column, column + 1))].join('\n');
        });
        const more = found.length - shown.length;
        return [...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n');
      },
    },
    {
      name: 'get_doc',
      description: `A page of the documentation, or a section of it: ${docs
        .filter(({ name }) => !/^docs\/(screens|decisions)\//.test(name))
        .map(({ name }) => name)
        .join(', ')}.`,
      takes: {
        name: 'Such as docs/embedding.md, embedding or README.md.',
        section: 'The heading of a section.',
      },
      needs: ['name'],
      run({ name = '', section }) {
        const found = docs.find(
          (doc) => doc.name === name || doc.name === `docs/${name.replace(/\.md$/, '')}.md`,
        );
        if (!found) {
          const names = docs.map((doc) => doc.name);
          throw unknown('page', name, names, 'llms.txt leads to all of them.');
        }
        if (section === undefined) return pageText(found);
        const text = sectionOf(found, section);
        if (!text)
          throw unknown('section', section, sectionsOf(found), `The page is ${found.name}.`);
        return text;
      },
    },
  ];
}
