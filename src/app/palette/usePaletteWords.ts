import { useCallback } from 'react';
import { paletteWordsMessages } from '../../messages/generated/en/palette';
import { useMessages } from '../../messages/messages';

type Key = keyof (typeof paletteWordsMessages)['messages'];

const isKnown = (key: string): key is Key => Object.hasOwn(paletteWordsMessages.messages, key);

/**
 * Other words by which people look for an entry, in the reader's language: "invoice" for the statements.
 * Each sentence is a list with commas between them. The function is stable.
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
