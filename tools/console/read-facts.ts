import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { markTokens } from '../../src/theme/mark-tokens';
import { slots } from '../../src/theme/slots';
import { defaultTokens } from '../../src/theme/tokens';
import { tokenSentences } from '../build/design-tokens';
import { embeddingExamples } from '../docs/embedding-examples';
import { type PublishedFunction, publishedFunctions } from '../docs/published';
import { elementOf } from '../docs/screens/element';
import { pageName, SCREENS_FOLDER } from '../docs/screens/page';
import { SCREEN_WORDS } from '../docs/screens/words';
import { formsOf } from '../messages/check-language';
import { CATALOGUES, translationTags } from '../messages/generate';
import { readLanguage } from '../messages/language-folder';
import { projectRoot } from '../scripts/project.mjs';
import type { ConsoleFacts, FactScreen, FactSentence, FactToken } from './facts';
import { readEmbeds } from './read-embeds';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** What makes a page: components, hooks, providers, and what creates things. */
const IS_FOR_PAGES = /^(?:use|create|parse)?[A-Z]/;

/** Tokens with what is written above each. */
function readTokens(): readonly FactToken[] {
  const sentences = tokenSentences(read('src/theme/tokens.ts'));
  return Object.entries({ ...defaultTokens, ...markTokens }).map(([name, value]) => ({
    name: `--plinth-${name}`,
    value,
    does: sentences.get(name) ?? '',
  }));
}

/** Every sentence in every language; of several forms all, with a bar between them. */
function readSentences(languages: readonly string[]): readonly FactSentence[] {
  const all = languages.map((tag) => {
    const { sentences } = readLanguage(join(projectRoot, CATALOGUES, tag));
    return new Map(
      sentences.map(({ room, key, message }) => [
        `${room}.${key}`,
        message === undefined
          ? ''
          : [...new Set(formsOf(message).map(({ text }) => text))].join(' | '),
      ]),
    );
  });
  const [english] = all;
  return [...(english?.keys() ?? [])].map((key) => ({
    key,
    texts: all.map((texts) => texts.get(key) ?? ''),
  }));
}

const { version } = JSON.parse(read('package.json')) as { readonly version: string };

/** Every screen that has a page, and what stands alone by an example of its own. */
function readScreens(
  program: ts.Program,
  published: ReadonlyMap<string, PublishedFunction>,
): readonly FactScreen[] {
  const examples = embeddingExamples();
  const embedOf = readEmbeds(program);

  function read(name: string, more: Pick<FactScreen, 'title' | 'purpose' | 'page'>): FactScreen {
    const hook = published.get(`use${name}`);
    const element = elementOf(name);
    const title = examples.find(({ code }) => new RegExp(`<${name}\\b`).test(code))?.title;
    return {
      name,
      ...more,
      ...(hook && { hook: hook.name }),
      embed: embedOf(name, title),
      ...(element && { element }),
    };
  }

  const screens = SCREEN_WORDS.flatMap(({ screen, alike = [], title, purpose }) => {
    const page = `${SCREENS_FOLDER}/${pageName(screen)}`;
    return [screen, ...alike].map((name) => read(name, { title, purpose, page }));
  });
  const known = new Set(screens.map(({ name }) => name));
  const parts = examples.flatMap(({ title }) => {
    const component = published.get(title);
    if (!component || component.entry === 'screens' || known.has(title)) return [];
    return [read(title, { title, purpose: component.sentence })];
  });
  return [...screens, ...parts];
}

/** Reads everything from the sources: nothing of it is kept by hand. */
export function readFacts(program: ts.Program): ConsoleFacts {
  const languages = ['en', ...translationTags(projectRoot)];
  const published = publishedFunctions(program);
  return {
    version,
    languages,
    screens: readScreens(program, published),
    functions: [...published.values()].filter(({ name }) => IS_FOR_PAGES.test(name)),
    slots,
    tokens: readTokens(),
    sentences: readSentences(languages),
  };
}
