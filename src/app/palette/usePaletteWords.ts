import { useCallback } from 'react';
import { paletteWordsWordsMessages } from '../../messages/generated/en/palette-words';
import { useMessages } from '../../messages/messages';

type Key = keyof (typeof paletteWordsWordsMessages)['messages'];

const isKnown = (key: string): key is Key => Object.hasOwn(paletteWordsWordsMessages.messages, key);

/**
 * Other words by which people look for an entry, in the reader's language: "invoice" for the statements.
 * They are data (`palette-words`), a list with commas between them. The function is stable.
 */
export function usePaletteWords(): (id: string) => readonly string[] {
  const t = useMessages(paletteWordsWordsMessages);
  return useCallback(
    (id) => {
      const key = `${id}Words`;
      return isKnown(key) ? t(key).split(/\s*[,،、]\s*/) : [];
    },
    [t],
  );
}
