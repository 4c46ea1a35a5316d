import type { ComponentType } from 'react';
import type { AnyRow } from '../screens/row';
import { embedRow } from './embed-row';

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

/** What a hook takes of an element: its own values, and a callback for each event. */
type Taken<Properties, Events> = Omit<Properties, `${string}Href`> & {
  readonly [Name in keyof Events & string as `on${Capitalize<Name>}`]?:
    | ((detail: Events[Name]) => void)
    | undefined;
};

/** Where a screen comes from, fetched as a part of its own: its row, or a component in place of one. */
type EmbedSource<Properties, Events> =
  | { readonly row: () => Promise<AnyRow<Taken<Properties, Events>>> }
  | { readonly part: () => Promise<ComponentType<EmbedProps<Properties, Events>>> };

/** A screen for pages that know nothing of React: what it takes, what it tells, and where it is. */
export type EmbedScreen<Properties = object, Events = object> = EmbedSource<Properties, Events> & {
  /** Its name in addresses and tags: `roles` is `<plinth-roles>`. */
  readonly name: string;
  /**
   * Whether it shows itself to somebody who is signed in only; `quietly`: to others not even a
   * sentence, for a button among others. @default 'yes'
   */
  readonly needsUser?: 'no' | 'yes' | 'quietly';
  /** Its own events by name, beside {@link CommonEvents}. @default none */
  readonly events?: readonly (keyof Events & string)[];
} & (keyof Properties extends never
    ? { readonly properties?: undefined }
    : {
        /** Its own properties by name; those of every screen are in `COMMON_PROPERTIES`. */
        readonly properties: KindsOf<Properties>;
      });

/** Any screen: what its properties are is checked where it is declared. */
export interface AnyEmbedScreen {
  readonly name: string;
  readonly needsUser: 'no' | 'yes' | 'quietly';
  readonly properties: Readonly<Record<string, PropertyKind>>;
  readonly events: readonly string[];
  /** Fetches what is shown. */
  // biome-ignore lint/suspicious/noExplicitAny: props are checked where a screen is declared
  readonly load: () => Promise<ComponentType<any>>;
}

/** What a screen was told, by property; a flag that is set is `true`. */
export type EmbedValues = Readonly<Record<string, string | boolean | undefined>>;

/** Declares a screen; see `screens.ts`. */
export function embedScreen<Properties = object, Events = object>(
  screen: EmbedScreen<Properties, Events>,
): AnyEmbedScreen {
  const { name, needsUser = 'yes', properties = {}, events = [] } = screen;
  return {
    ...{ name, needsUser, properties, events },
    load: async () =>
      'part' in screen
        ? screen.part()
        : embedRow(await screen.row(), Object.keys(properties), events),
  };
}
