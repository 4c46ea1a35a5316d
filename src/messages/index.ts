export { DatesProvider, type DatesProviderProps } from './DatesProvider';
export {
  type Catalogue,
  type ChoiceMessage,
  defineMessages,
  type Message,
  type ParamsOf,
  type PluralMessage,
} from './define-messages';
export * from './generated/en/index';
export { mergeMessages } from './merge-messages';
export {
  type MessageOverrides,
  MessagesProvider,
  type MessagesProviderProps,
  type OverridesOf,
  type Translate,
  useMessages,
} from './messages';
export { pseudo } from './pseudo';
export type { SentenceOverrides } from './sentence-overrides';
export type { Language, RoomMessages, TranslationOf } from './translation';
