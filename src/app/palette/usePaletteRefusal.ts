import { useCallback } from 'react';
import { useRefusal } from '../../components/ui/useRefusal';
import type { Access } from '../../domain/access';
import type { PaletteEntry } from '../../domain/palette/palette-entry';

/** The reason for a refusal in one line, for an entry of the palette. The function is stable. */
export function usePaletteRefusal(): (
  access: Access,
  own: string | undefined,
) => Pick<PaletteEntry, 'refusal' | 'onWhy'> {
  const refusal = useRefusal();
  return useCallback(
    (access, own) => {
      const { disabledReason, onWhy } = refusal(access, own);
      return { refusal: disabledReason?.replaceAll('\n', ' · '), onWhy };
    },
    [refusal],
  );
}
