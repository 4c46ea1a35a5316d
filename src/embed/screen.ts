import type { ComponentType } from 'react';

/** What a screen can be told from outside of React: a text, a text that it needs, or a yes. */
export type PropertyKind = 'text' | 'required' | 'flag';

/** The kind of each property, as its type says it. */
type KindsOf<Properties> = {
  readonly [Name in keyof Properties]-?: Properties[Name] extends string
    ? 'required'
    : NonNullable<Properties[Name]> extends string
      ? 'text'
      : 'flag';
};

/** What every embedded screen tells the page around it. */
export type CommonEvents = {
  /** Somebody is signed in: just now, or still. */
  'signed-in': { readonly email: string };
  /** Nobody is signed in, and why. */
  'signed-out': { readonly reason: string };
  /**
   * A link of this origin was followed in this tab, or a screen leads on. Cancel it to go there by a
   * router of the page's own.
   */
  navigate: { readonly href: string };
  /** Something is on its way: the screen itself, or what it reads. */
  loading: Record<never, never>;
  /** What was on its way is there, or a sentence in its place. */
  ready: Record<never, never>;
  /**
   * Something could not be shown. `code` says what: a record that is not there or not for this user, a
   * server that cannot be reached or fails, a `part` of the element that did not load, the `look` (language,
   * sentences, colour). `message` says it in words for a reader.
   */
  error: {
    readonly code: 'notFound' | 'forbidden' | 'network' | 'failed' | 'part' | 'look';
    readonly message: string;
  };
};

/** Tells the page around; false when it said that nothing more is to happen (`preventDefault`). */
export type Emit<Events> = <Name extends keyof Events & string>(
  name: Name,
  detail: Events[Name],
) => boolean;

/** Props of the small component that joins a screen with its hook. */
export type EmbedProps<Properties, Events = object> = Properties & {
  readonly emit: Emit<Events & CommonEvents>;
};

/** A screen for pages that know nothing of React: what it takes, what it tells, and where it is. */
export interface EmbedScreen<Properties = object, Events = object> {
  /** Its name in addresses and tags: `roles` is `<plinth-roles>`. */
  readonly name: string;
  /**
   * Whether it shows itself to somebody who is signed in only; `quietly`: to others not even a
   * sentence, for a button among others.
   */
  readonly needsUser: 'no' | 'yes' | 'quietly';
  /** Its own properties by name; those of every screen are in `COMMON_PROPERTIES`. */
  readonly properties: KindsOf<Properties>;
  /** Its own events by name, beside {@link CommonEvents}. */
  readonly events: readonly (keyof Events & string)[];
  /** Fetches screen and hook: a part of its own. */
  readonly load: () => Promise<ComponentType<EmbedProps<Properties, Events>>>;
}

/** Any screen: what its properties are is checked where it is declared. */
export interface AnyEmbedScreen extends Pick<EmbedScreen, 'name' | 'needsUser'> {
  readonly properties: Readonly<Record<string, PropertyKind>>;
  readonly events: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: props are checked where a screen is declared
  readonly load: () => Promise<ComponentType<any>>;
}

/** What a screen was told, by property; a flag that is set is `true`. */
export type EmbedValues = Readonly<Record<string, string | boolean | undefined>>;

/** Declares a screen; see `screens.ts`. */
export function embedScreen<Properties, Events = object>(
  screen: EmbedScreen<Properties, Events>,
): EmbedScreen<Properties, Events> {
  return screen;
}
