import { type ReactNode, useMemo } from 'react';
import { SettingsIcon } from '../../components/ui/icons';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { paletteWordsTasksMessages } from '../../messages/generated/en/palette-words';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { userEditPath } from '../paths';
import { PAGE_TASKS } from './page-tasks';
import { usePaletteRefusal } from './usePaletteRefusal';
import { usePaletteWords } from './usePaletteWords';

/** What can be done on pages, once it is typed: "approve", "turn off renewal". */
export function useTaskEntries(user: CurrentUser): readonly PaletteEntry<ReactNode>[] {
  const t = useMessages(paletteWordsTasksMessages);
  const group = useMessages(uiDataMessages)('actions');
  const words = usePaletteWords();
  const refusal = usePaletteRefusal();
  return useMemo(
    () =>
      PAGE_TASKS.filter(({ page = {} }) => viewerAccess(user, page).allowed).map(
        ({ id, href, need = {} }) => ({
          id: `task:${id}`,
          group,
          icon: <SettingsIcon />,
          title: t(id),
          // What is a file is a file of anything.
          keywords: words(id.startsWith('export') ? 'export' : id),
          isTypedOnly: true,
          ...refusal(viewerAccess(user, need), undefined),
          href: href ?? userEditPath(user.email),
        }),
      ),
    [t, group, words, refusal, user],
  );
}
