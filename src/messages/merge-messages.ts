import type { MessageOverrides } from './messages';

/**
 * The sentences of a language with some of them worded anew: `mergeMessages(de.messages, { auth: {
 * signIn: 'Los geht’s' } })`. What the second does not name stays as the first says it.
 */
export function mergeMessages(
  messages: MessageOverrides,
  overrides: MessageOverrides | undefined,
): MessageOverrides {
  if (!overrides) return messages;
  const merged: Record<string, MessageOverrides[string]> = { ...messages };
  for (const [room, sentences] of Object.entries(overrides)) {
    merged[room] = Object.hasOwn(merged, room) ? { ...merged[room], ...sentences } : sentences;
  }
  return merged;
}
