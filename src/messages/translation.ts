import type { Catalogue, ChoiceMessage, Message, PlacesOf, PluralMessage } from './define-messages';
import type { MessageOverrides } from './messages';

/** What each member of a union is, all at once. */
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Both,
) => void
  ? Both
  : never;

/** A text that has each of these places; that it has no other is for the tests to say. */
type TextWith<Place extends string> = [Place] extends [never]
  ? string
  : All<Place extends string ? `${string}{${Place}}${string}` : never> & string;

/** How one sentence may be translated: a plural stays a plural, and no place is left out. */
type TranslatedMessage<English extends Message> = English extends string
  ? TextWith<PlacesOf<English>>
  : English extends ChoiceMessage
    ? Message
    : English extends PluralMessage
      ? PluralMessage & {
          /** For all other numbers, with the same places as in English. */
          readonly other: TextWith<PlacesOf<English['other']>>;
        }
      : never;

/**
 * All sentences of an English catalogue in another language. A sentence that is missing, one that
 * is too many, and a place `{name}` that was left out are errors of types.
 */
export type TranslationOf<C extends Catalogue> = {
  readonly [Key in keyof C['messages']]: TranslatedMessage<C['messages'][Key]>;
};

/** A section of a room in another language, as `mergeMessages` and `MessagesProvider` take it. */
export type RoomMessages<Room extends string = string> = {
  readonly [Name in Room]: Readonly<Record<string, Message>>;
};

/**
 * A language for `MessagesProvider`: `<MessagesProvider locale={de.locale} messages={de.messages}>`.
 */
export interface Language {
  /** BCP 47 tag, for `Intl` and for `lang`. */
  readonly locale: string;
  /** Which way it is read, for the `dir` of the page or of the part around the components. */
  readonly dir: 'ltr' | 'rtl';
  /** What its speakers call it, for a menu of languages. */
  readonly name: string;
  /** Every sentence of the library, by room. */
  readonly messages: MessageOverrides;
}
