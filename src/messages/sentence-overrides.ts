import type { Message } from './define-messages';
import type * as english from './generated/en/index';

/** Every catalogue of the library, as a type: nothing of it is in anybody's bundle. */
type AnyCatalogue = (typeof english)[keyof typeof english];

/** The keys of a catalogue's sentences. */
type KeysOf<C extends AnyCatalogue> = C extends unknown ? keyof C['messages'] : never;

/**
 * Another wording of some sentences, with rooms and keys checked: a key that does not exist is an
 * error. `{ auth: { signIn: 'Log in' } }` for `MessagesProvider`, `mergeMessages` or `Portal`.
 */
export type SentenceOverrides = {
  readonly [Room in AnyCatalogue['room']]?:
    | { readonly [Key in KeysOf<Extract<AnyCatalogue, { room: Room }>>]?: Message }
    | undefined;
};
