import { join } from 'node:path';
import type ts from 'typescript';
import { screenFacts } from '../../../.storybook/facts/screen-facts';
import { allEndpoints } from '../../../src/api/calls/all-calls';
import * as english from '../../../src/messages/generated/en/index';
import { type ComponentSize, readComponentSizes } from '../../scripts/measure-components';
import { readSources } from '../../source/files';
import { embeddingExamples } from '../embedding-examples';
import { root } from '../program';
import { type PublishedFunction, publishedFunctions } from '../published';
import { type IndexedStory, readStories } from '../stories';
import { callsOf } from './calls';
import { elementOf, type ScreenElement } from './element';
import { type CallNeed, callNeeds } from './needs';
import { SCREEN_WORDS, type ScreenWords } from './words';

/** A call that a screen's hook can make. */
export interface ScreenCall extends CallNeed {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** A story of a screen, with the sentence over it where it has one. */
export interface ScreenStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly sentence: string | null;
}

/** All that there is to know of a screen before it is embedded, joined from where each part is kept. */
export interface ScreenDoc {
  readonly words: ScreenWords;
  readonly component: PublishedFunction;
  /** Other published screens of the same page. */
  readonly alike: readonly PublishedFunction[];
  /** The hook whose answer is its props; undefined where it has none. */
  readonly hook: PublishedFunction | undefined;
  readonly calls: readonly ScreenCall[];
  readonly stories: readonly ScreenStory[];
  /** The catalogues of sentences that it says, with how many sentences each has. */
  readonly sentences: readonly { readonly catalogue: string; readonly count: number }[];
  readonly slots: readonly string[];
  readonly size: ComponentSize | undefined;
  /** How it stands in a page without React; undefined where it does not. */
  readonly element: ScreenElement | undefined;
  /** The title and code of its example in `docs/embedding.md`; undefined where it has none there. */
  readonly embed: { readonly title: string; readonly code: string } | undefined;
}

const catalogues: Readonly<Record<string, { readonly messages?: object } | undefined>> = english;

function storiesOf({ stories }: ScreenWords, all: readonly IndexedStory[]): readonly ScreenStory[] {
  const titles = stories.flatMap((title) => [`Screens/${title}`, `Pages/${title}`]);
  return titles.flatMap((title) =>
    all
      .filter((story) => story.title === title && !story.isTest)
      .map(({ id, name, sentence }) => ({ id, title, name, sentence })),
  );
}

/** Reads every screen that has a page, in the order of the index. */
export async function readScreenDocs(program: ts.Program): Promise<readonly ScreenDoc[]> {
  const sources = readSources();
  const published = publishedFunctions(program);
  const sizes = readComponentSizes();
  const examples = embeddingExamples();
  const needs = await callNeeds(allEndpoints.map(({ name }) => name));
  const stories = await readStories(join(root, 'stories'));

  function find(name: string): PublishedFunction {
    const found = published.get(name);
    if (!found) throw new Error(`${name} is not published.`);
    return found;
  }

  return SCREEN_WORDS.map((words) => {
    const { screen, alike = [], sessionCalls = [] } = words;
    const facts = screenFacts(screen, sources);
    const names = new Set([...sessionCalls, ...callsOf(`use${screen}`, sources)]);
    return {
      words,
      component: find(screen),
      alike: alike.map(find),
      hook: published.get(`use${screen}`),
      calls: allEndpoints
        .filter(({ name }) => names.has(name))
        .map(({ name, method, path }) => ({ name, method, path, ...needs.get(name) })),
      stories: storiesOf(words, stories),
      sentences: (facts?.catalogues ?? []).map((catalogue) => ({
        catalogue,
        count: Object.keys(catalogues[catalogue]?.messages ?? {}).length,
      })),
      slots: facts?.slots ?? [],
      size: sizes[screen],
      element: elementOf(screen),
      embed: examples.find(({ code }) => new RegExp(`<${screen}\\b`).test(code)),
    };
  });
}
