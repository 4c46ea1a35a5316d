import type { MessageOverrides } from './messages';

/**
 * Several sets of sentences as one: the sections of a language that a page needs, or a language
 * with some of its sentences reworded: `mergeMessages(de.messages, { auth: { signIn: 'Los geht’s' }
 * })`. What a later one does not name stays as the earlier ones say it.
 */
export function mergeMessages(
  messages: MessageOverrides,
  ...others: readonly (MessageOverrides | undefined)[]
): MessageOverrides {
  return others.reduce<MessageOverrides>(
    (base, more) => (more ? merged(base, more) : base),
    messages,
  );
}

function merged(messages: MessageOverrides, more: MessageOverrides): MessageOverrides {
  const all: Record<string, MessageOverrides[string]> = { ...messages };
  for (const [room, sentences] of Object.entries(more)) {
    all[room] = Object.hasOwn(all, room) ? { ...all[room], ...sentences } : sentences;
  }
  return all;
}
