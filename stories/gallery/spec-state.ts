/** The rooms of the house that a state can be seen in; `kit` is a widget of every screen. */
export const ROOMS = [
  'auth',
  'shell',
  'users',
  'roles',
  'customers',
  'dashboard',
  'subscriptions',
  'orders',
  'billing',
  'cart',
  'products',
  'activity',
  'notifications',
  'impersonation',
  'alerts',
  'connectivity',
  'errors',
  'kit',
] as const;

/** One of {@link ROOMS}. */
export type Room = (typeof ROOMS)[number];

/** What the specification says of something that one can see, and where to see it. */
export interface SpecState {
  readonly room: Room;
  /** The document's own words; `…` stands for what is left out. */
  readonly words: string;
  /** Ids of stories, the one that shows it best first. */
  readonly stories: readonly string[];
}

/** A chapter of the specification, of the contract or of commerce. */
export interface SpecSection {
  /** As the document numbers it: `2.6`, `contract 4`, or `commerce 5`. */
  readonly number: string;
  readonly title: string;
  readonly states: readonly SpecState[];
}

/** Stories that belong to no sentence, and why they are there. */
export interface BeyondTheSpec {
  readonly reason: string;
  readonly stories: readonly string[];
}

/** One line of the table. */
export function shows(room: Room, words: string, ...stories: readonly string[]): SpecState {
  return { room, words, stories };
}
