import { findLanguage, LANGUAGE_TAGS, languageOf } from '../app/language/languages';
import { ROOMS } from '../messages/generated/rooms';
import { mergeMessages } from '../messages/merge-messages';
import type { MessageOverrides } from '../messages/messages';
import { parseColor } from '../theme/color';
import type { CommonProperties } from './common-properties';
import { schemeOf } from './scheme-of';
import type { EmbedLook } from './useEmbedLook';

const listOf = (words: readonly string[]) => words.join(', ');

function roomsProblem(messages: NonNullable<CommonProperties['messages']>): string | null {
  let read: unknown = messages;
  try {
    if (typeof messages === 'string') read = messages === '' ? {} : JSON.parse(messages);
  } catch {
    return 'The attribute messages is not JSON.';
  }
  const isTable = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isTable(read) || !Object.values(Object(read)).every(isTable)) {
    return 'The attribute messages has to be an object of rooms, each with its sentences.';
  }
  const unknown = Object.keys(Object(read)).filter((room) => !ROOMS.includes(room));
  return unknown.length === 0
    ? null
    : `The attribute messages has no room ${listOf(unknown)}. Possible are ${listOf(ROOMS)}.`;
}

/** The problems of the look and language attributes, one sentence each. */
export function lookProblems(values: CommonProperties): readonly string[] {
  const { language = '', brandColor = '', colorScheme = '', headingLevel = '', messages } = values;
  const level = Number(headingLevel);
  return [
    // With the page's own sentences it may be a language that we do not have.
    language !== '' &&
      !messages &&
      !findLanguage(LANGUAGE_TAGS, language) &&
      `The attribute language is "${language}". Possible are ${listOf(LANGUAGE_TAGS)}, or another one with sentences of yours in messages.`,
    brandColor !== '' &&
      !parseColor(brandColor) &&
      `The attribute brand-color is "${brandColor}". Possible are #rgb, #rrggbb, rgb(r g b) and oklch(l c h).`,
    colorScheme !== '' &&
      !schemeOf(colorScheme) &&
      `The attribute color-scheme is "${colorScheme}". Possible are light, dark and system.`,
    headingLevel !== '' &&
      !(level >= 1 && level <= 5) &&
      `The attribute heading-level is "${headingLevel}". Possible are 1 to 5.`,
    messages && roomsProblem(messages),
  ].filter((problem) => typeof problem === 'string');
}

/** The page's own sentences, from an attribute. */
function readMessages(text: string): MessageOverrides | undefined {
  if (text === '') return undefined;
  const read: unknown = JSON.parse(text);
  const isTable = (value: unknown) => typeof value === 'object' && value !== null;
  const isGood = isTable(read) && Object.values(Object(read)).every(isTable);
  return isGood ? (read as MessageOverrides) : undefined;
}

const themeOf = async (brand: string) => {
  const [{ makeTheme }, { ALREADY_CHECKED }] = await Promise.all([
    import('../theme/make-theme'),
    import('../theme/token-checks'),
  ]);
  return makeTheme({ brand }, ALREADY_CHECKED);
};

/** Loads a look; parts that cannot be loaded are left out and reported by an event. */
export async function loadLook(
  { language, brandColor, messages }: { language: string; brandColor: string; messages: string },
  orNothing: (error: unknown) => null,
): Promise<EmbedLook> {
  const found = findLanguage(LANGUAGE_TAGS, language);
  const tag = found ?? 'en';
  const [spoken, theme, sentences] = await Promise.all([
    tag === 'en' ? null : languageOf(tag).load().catch(orNothing),
    brandColor === '' ? null : themeOf(brandColor).catch(orNothing),
    // `lookProblems` reports the problem.
    Promise.resolve(messages)
      .then(readMessages)
      .catch(() => null),
  ]);
  // A custom language takes its sentences from here, and its direction from the page.
  const ofPage = !found && sentences && language !== '' ? language : undefined;
  return {
    locale: spoken?.locale ?? ofPage,
    dir: spoken?.dir,
    messages: mergeMessages(spoken?.messages ?? {}, sentences ?? undefined),
    theme: theme ?? undefined,
  };
}
