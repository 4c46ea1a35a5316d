/** Forms of a sentence by plural category of `Intl.PluralRules`, chosen by `{count}`. */
export interface PluralMessage {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A sentence with `{name}` places, or its plural forms. */
export type Message = string | PluralMessage;

/** The sentences of one room, in English. */
export interface Catalogue<
  Room extends string = string,
  Messages extends Readonly<Record<string, Message>> = Readonly<Record<string, Message>>,
> {
  readonly room: Room;
  readonly messages: Messages;
}

/** The places of a template: `'{a} and {b}'` gives `'a' | 'b'`. */
export type PlacesOf<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

type AllPlacesOf<Text extends Message> = Text extends string
  ? PlacesOf<Text>
  : 'count' | PlacesOf<Text[keyof Text]>;

/** What fills the places of a sentence: a number where it decides the plural, else either. */
export type ParamsOf<Text extends Message> = {
  readonly [Place in AllPlacesOf<Text>]: Text extends string
    ? string | number
    : Place extends 'count'
      ? number
      : string | number;
};

/**
 * Declares the sentences of a room. Write it as `/* @__PURE__ *\/ defineMessages(…)`, so that a
 * bundler drops the rooms that are not used.
 */
export function defineMessages<
  const Room extends string,
  const Messages extends Readonly<Record<string, Message>>,
>(room: Room, messages: Messages): Catalogue<Room, Messages> {
  return { room, messages };
}
