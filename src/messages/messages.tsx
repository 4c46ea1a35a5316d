import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { serverLocaleOf } from '../domain/time/server-locale';
import type { Catalogue, Message, ParamsOf } from './define-messages';
import { formatMessage, type MessageParams, ownValue } from './format-message';

/** Sentences that replace the English ones, by room and key. What is not named stays English. */
export type MessageOverrides = {
  readonly [room: string]: Readonly<Record<string, Message>> | undefined;
};

/** Overrides of one room with its keys checked: `OverridesOf<typeof authMessages>`. */
export type OverridesOf<Room extends Catalogue> = {
  readonly [Key in keyof Room['messages']]?: Message;
};

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /** BCP 47 tag; decides plurals and the look of numbers. @default 'en' */
  locale?: string;
  /** Sentences of another language or another wording, by room. @default none */
  messages?: MessageOverrides;
  /** Changes every template before it is filled: a pseudo-locale for tests. @default none */
  transform?: (template: string) => string;
  /** The components that speak so. */
  children?: ReactNode;
}

type Environment = Pick<MessagesProviderProps, 'messages' | 'transform'> & { locale: string };

const ENGLISH: Environment = { locale: 'en' };

/** Filled by `MessagesProvider`. */
export const MessagesContext = createContext(ENGLISH);

/**
 * Gives another language or wording to everything inside. English needs no provider: each
 * component brings the sentences of its own room.
 */
export function MessagesProvider({
  locale = 'en',
  messages,
  transform,
  children,
}: MessagesProviderProps) {
  const value = useMemo(() => ({ locale, messages, transform }), [locale, messages, transform]);
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}

/** Returns a sentence of a room; its places are required, by name. */
export interface Translate<Messages extends Readonly<Record<string, Message>>> {
  <Key extends keyof Messages & string>(
    key: Key,
    ...params: [keyof ParamsOf<Messages[Key]>] extends [never]
      ? []
      : [params: ParamsOf<Messages[Key]>]
  ): string;
  /** Types only, never set: without it TypeScript takes the function of any room for that of another. */
  readonly ofMessages?: Messages;
}

/** The sentences of a room, in the language that is set: `t('wait', { seconds: 5 })`. */
export function useMessages<Messages extends Readonly<Record<string, Message>>>(
  catalogue: Catalogue<string, Messages>,
): Translate<Messages> {
  const { locale, messages, transform } = useContext(MessagesContext);
  return useCallback(
    (key: string, params: MessageParams = {}) => {
      const own = ownValue(ownValue(messages, catalogue.room), key);
      const message = own ?? catalogue.messages[key];
      if (message === undefined) return key;
      // An English sentence that was not translated keeps to English plurals.
      return formatMessage(message, params, own === undefined ? 'en' : locale, transform);
    },
    [catalogue, locale, messages, transform],
  ) as Translate<Messages>;
}

const neverChanges = () => () => {};

/**
 * The locale that is set, for `Intl`. On a server, and until the browser has taken over its HTML, it
 * says UTC where no time zone was set: the server does not know the reader's, and both must agree.
 */
export function useMessagesLocale(): string {
  const { locale } = useContext(MessagesContext);
  const isServers = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return isServers ? serverLocaleOf(locale) : locale;
}
