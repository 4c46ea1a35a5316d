import { useCallback } from 'react';
import { paletteWordsMessages } from '../../messages/generated/en/palette';
import { useMessages } from '../../messages/messages';

type Key = keyof (typeof paletteWordsMessages)['messages'];

const isKnown = (key: string): key is Key => Object.hasOwn(paletteWordsMessages.messages, key);

/**
 * Synonyms by which people search for an entry, in the reader's language: "invoice" for the
 * statements. Each message is a comma-separated list. The function is stable.
 */
export function usePaletteWords(): (id: string) => readonly string[] {
  const t = useMessages(paletteWordsMessages);
  return useCallback(
    (id) => {
      const key = `${id}Words`;
      return isKnown(key) ? t(key).split(/\s*[,،、]\s*/) : [];
    },
    [t],
  );
}
