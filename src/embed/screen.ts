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

/** Type of a property outside of React: a text, a required text, or a flag. */
export type PropertyKind = 'text' | 'required' | 'flag';

/** Events of every embedded screen. */
export type CommonEvents = {
  /** A user is signed in: just now, or still. */
  'signed-in': { readonly email: string };
  /** Nobody is signed in, with the reason. */
  'signed-out': { readonly reason: string };
  /**
   * A link of this origin was followed in this tab, or a screen navigates. Cancel it to navigate
   * with the page's own router.
   */
  navigate: { readonly href: string };
  /** Loading has started: of the screen itself, or of its data. */
  loading: Record<never, never>;
  /** Loading has ended: with content, or with a message. */
  ready: Record<never, never>;
  /**
   * Something could not be shown. `code` is the reason: a record that is not there or not for this
   * user, a server that cannot be reached or fails, a `part` of the element that did not load, the
   * `look` (language, sentences, colour). `message` is a sentence for the reader.
   */
  error: {
    readonly code: 'notFound' | 'forbidden' | 'network' | 'failed' | 'part' | 'look';
    readonly message: string;
  };
};

/** Emits an event to the host page; false if it called `preventDefault`. */
export type Emit<Events> = <Name extends keyof Events & string>(
  name: Name,
  detail: Events[Name],
) => boolean;

/** Props of the component that joins a screen with its hook. */
export type EmbedProps<Properties, Events = object> = Properties & {
  readonly emit: Emit<Events & CommonEvents>;
};

type Properties = keyof (ScreenProperties & OrderProperties & ProductProperties);
type Events = keyof ScreenEvents;

/** The hook's options from an element: its values, and a callback for each event. */
type Taken<Name extends string, Property extends Properties, Event extends Events> = {
  readonly [One in Extract<Property, NeededProperty>]: string;
} & {
  readonly [One in Event as `on${Capitalize<One>}`]?:
    | ((
        detail: ScreenEvents<Name extends keyof DoneEvents ? DoneEvents[Name] : never>[One],
      ) => void)
    | undefined;
};

/** A screen for pages without React: its properties, its events, and its module. */
interface EmbedScreen<Name extends string, Property extends Properties, Event extends Events> {
  /** Its name in addresses and tags: `roles` is `<plinth-roles>`. */
  readonly name: Name;
  /**
   * `no` if it is for everybody; `quietly` if it renders nothing while signed out, such as a
   * button. @default it requires a user, and shows a sentence otherwise
   */
  readonly needsUser?: 'no' | 'quietly';
  /** Its own properties; those of every screen are in `COMMON_PROPERTIES`. */
  readonly properties: {
    readonly [One in Property]: One extends NeededProperty ? 'required' : 'text';
  };
  /** Its own events, besides {@link CommonEvents}. @default none */
  readonly events?: readonly Event[];
  /** Loads its row, as a separate chunk. @default it has a component instead */
  readonly row?: () => Promise<AnyRow<Taken<Name, Property, Event>>>;
  /** Loads its component, instead of a row. @default it has a row */
  readonly part?: () => Promise<ComponentType<EmbedProps<{ [One in Property]?: string }>>>;
}

/** Any declared screen. */
export interface AnyEmbedScreen
  extends Pick<EmbedScreen<string, never, never>, 'name' | 'needsUser'> {
  readonly properties: Readonly<Record<string, PropertyKind>>;
  readonly events?: readonly string[];
  readonly row?: () => Promise<AnyRow>;
  // biome-ignore lint/suspicious/noExplicitAny: props are checked where a screen is declared
  readonly part?: () => Promise<ComponentType<any>>;
}

/** The values of a screen, by property; a set flag is `true`. */
export type EmbedValues = Readonly<Record<string, string | boolean | undefined>>;

/** Declares a screen; see `screens.ts`. */
export function embedScreen<
  Name extends string,
  Property extends Properties = never,
  Event extends Events = never,
>(screen: EmbedScreen<Name, Property, Event>): AnyEmbedScreen {
  return screen as AnyEmbedScreen;
}
