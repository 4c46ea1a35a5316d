import type { ComponentType } from 'react';
import type { AnyRow } from '../screens/row';
import type {
  DoneEvents,
  NeededProperty,
  OrderProperties,
  ProductProperties,
  ScreenEvents,
  ScreenProperties,
} from './screen-properties';

/** What a screen can be told from outside of React: a text, a text that it needs, or a yes. */
export type PropertyKind = 'text' | 'required' | 'flag';

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

type Properties = keyof (ScreenProperties & OrderProperties & ProductProperties);
type Events = keyof ScreenEvents;

/** What a hook takes of an element: the values that it needs, and a callback for each event. */
type Taken<Name extends string, Property extends Properties, Event extends Events> = {
  readonly [One in Extract<Property, NeededProperty>]: string;
} & {
  readonly [One in Event as `on${Capitalize<One>}`]?:
    | ((
        detail: ScreenEvents<Name extends keyof DoneEvents ? DoneEvents[Name] : never>[One],
      ) => void)
    | undefined;
};

/** A screen for pages that know nothing of React: what it takes, what it tells, and where it is. */
interface EmbedScreen<Name extends string, Property extends Properties, Event extends Events> {
  /** Its name in addresses and tags: `roles` is `<plinth-roles>`. */
  readonly name: Name;
  /**
   * `no` where it is for everybody; `quietly` where others than a user see not even a sentence, for a
   * button among others. @default it is for users, and others read a sentence
   */
  readonly needsUser?: 'no' | 'quietly';
  /** Its own properties; those of every screen are in `COMMON_PROPERTIES`. */
  readonly properties: {
    readonly [One in Property]: One extends NeededProperty ? 'required' : 'text';
  };
  /** Its own events, beside {@link CommonEvents}. @default none */
  readonly events?: readonly Event[];
  /** Fetches its row, as a part of its own. @default it is a component of its own */
  readonly row?: () => Promise<AnyRow<Taken<Name, Property, Event>>>;
  /** Fetches what stands in place of a row. @default its row does */
  readonly part?: () => Promise<ComponentType<EmbedProps<{ [One in Property]?: string }>>>;
}

/** Any screen, as it was declared. */
export interface AnyEmbedScreen
  extends Pick<EmbedScreen<string, never, never>, 'name' | 'needsUser'> {
  readonly properties: Readonly<Record<string, PropertyKind>>;
  readonly events?: readonly string[];
  readonly row?: () => Promise<AnyRow>;
  // biome-ignore lint/suspicious/noExplicitAny: props are checked where a screen is declared
  readonly part?: () => Promise<ComponentType<any>>;
}

/** What a screen was told, by property; a flag that is set is `true`. */
export type EmbedValues = Readonly<Record<string, string | boolean | undefined>>;

/** Declares a screen; see `screens.ts`. */
export function embedScreen<
  Name extends string,
  Property extends Properties = never,
  Event extends Events = never,
>(screen: EmbedScreen<Name, Property, Event>): AnyEmbedScreen {
  return screen as AnyEmbedScreen;
}
