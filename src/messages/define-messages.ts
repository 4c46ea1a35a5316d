/** Forms of a sentence by plural category of `Intl.PluralRules`, chosen by `{count}`. */
export interface PluralMessage {
  /** For none, as Arabic does. */
  readonly zero?: string;
  /** For one. */
  readonly one?: string;
  /** For two, as Arabic does. */
  readonly two?: string;
  /** For a few, as Arabic says 3 to 10. */
  readonly few?: string;
  /** For many, as Arabic says 11 to 99. */
  readonly many?: string;
  /** For all other numbers. */
  readonly other: string;
  /** For one number alone: `'=0': 'Nobody'`. */
  readonly [exactly: `=${number}`]: string;
}

/** What ICU MessageFormat says beyond `{count}`; made by the compiler of catalogues. */
export interface ChoiceMessage {
  /** The place that decides. */
  readonly by: string;
  /** How it decides: as a number of things, as a place in an order, or by its own text. */
  readonly as: 'plural' | 'ordinal' | 'select';
  /** The forms; `other` is one of them. */
  readonly forms: Readonly<Record<string, Message>>;
}

/** A sentence with `{name}` places, its plural forms, or its forms by something else. */
export type Message = string | PluralMessage | ChoiceMessage;

/** The sentences of one section of a room, in English. */
export interface Catalogue<
  Room extends string = string,
  Messages extends Readonly<Record<string, Message>> = Readonly<Record<string, Message>>,
> {
  /** The room that they belong to. */
  readonly room: Room;
  /** The sentences, by key. */
  readonly messages: Messages;
}

/** The places of a template: `'{a} and {b}'` gives `'a' | 'b'`. */
export type PlacesOf<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/** The forms of a sentence that is known; none of just any sentence, which has no end. */
type FormsOf<Choice extends ChoiceMessage> = string extends keyof Choice['forms']
  ? never
  : Choice['forms'][keyof Choice['forms']];

/** The places of a sentence in all its forms. */
type AllPlacesOf<Text> = Text extends string
  ? PlacesOf<Text>
  : Text extends ChoiceMessage
    ? Text['by'] | AllPlacesOf<FormsOf<Text>>
    : 'count' | PlacesOf<Text[keyof Text]>;

/** The places that a plural goes by. */
type NumbersOf<Text> = Text extends string
  ? never
  : Text extends ChoiceMessage
    ? (Text['as'] extends 'select' ? never : Text['by']) | NumbersOf<FormsOf<Text>>
    : 'count';

/** What fills the places of a sentence: a number where it decides the plural, else either. */
export type ParamsOf<Text extends Message> = {
  readonly [Place in AllPlacesOf<Text>]: Place extends NumbersOf<Text> ? number : string | number;
};

/**
 * Declares the sentences of a section of a room. Write it as
 * `/* @__PURE__ *\/ defineMessages(…)`, so that a bundler drops the sections that are not used.
 */
export function defineMessages<
  const Room extends string,
  const Messages extends Readonly<Record<string, Message>>,
>(room: Room, messages: Messages): Catalogue<Room, Messages> {
  return { room, messages };
}
