import type { PublishedFunction } from '../docs/published';

/** A screen for pages that know nothing of React. */
export interface FactElement {
  readonly name: string;
  /** How it can stand there: as an element, behind a frame. */
  readonly ways: readonly ('elements' | 'frame')[];
  readonly properties: Readonly<Record<string, string>>;
  readonly events: readonly string[];
}

/** A screen that stands alone in a page. */
export interface FactScreen {
  /** Its component. */
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  /** The hook whose answer is its props. */
  readonly hook?: string;
  /** Its page in the package, with all that there is to know of it; a part of a screen has none. */
  readonly page?: string;
  /** Files that together put it into a page of React, by name; the page itself is the last. */
  readonly embed: Readonly<Record<string, string>>;
  /** Where it can stand without React. */
  readonly element?: FactElement;
}

/** A token: a custom property of CSS. */
export interface FactToken {
  readonly name: string;
  readonly value: string;
  readonly does: string;
}

/** A sentence in all languages, in the order of {@link ConsoleFacts.languages}. */
export interface FactSentence {
  /** Room and key, such as `roles.title`. */
  readonly key: string;
  readonly texts: readonly string[];
}

/** What a program that writes embeds has to know: written from the sources when the package is built. */
export interface ConsoleFacts {
  readonly version: string;
  readonly languages: readonly string[];
  readonly screens: readonly FactScreen[];
  /** Components, hooks and what makes the rest, from all entries. */
  readonly functions: readonly PublishedFunction[];
  /** Parts that are promised to CSS, by their `data-slot`, with what each is. */
  readonly slots: Readonly<Record<string, string>>;
  readonly tokens: readonly FactToken[];
  readonly sentences: readonly FactSentence[];
}
