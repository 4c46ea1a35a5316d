import { type ReactNode, useMemo } from 'react';
import { CommandPalette } from '../../components/palette/CommandPalette';
import { CartQuestionDialog } from '../../components/shared/CartQuestionDialog';
import { SettingsIcon } from '../../components/ui/icons';
import { useNavigate } from '../../components/ui/NavigationProvider';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { useCommandPalette } from '../../hooks/palette/useCommandPalette';
import { paletteTasksMessages } from '../../messages/generated/en/palette';
import { uiDataMessages } from '../../messages/generated/en/ui';

import { useMessages } from '../../messages/messages';
import { userEditPath } from '../paths';
import { PAGE_TASKS } from './page-tasks';
import { useActionEntries } from './useActionEntries';
import { usePageEntries } from './usePageEntries';
import { usePaletteRefusal } from './usePaletteRefusal';
import { usePaletteWords } from './usePaletteWords';
import { useRecordSources } from './useRecordSources';

/** What can be done on pages, once it is typed: "approve", "turn off renewal". */
function useTaskEntries(user: CurrentUser): readonly PaletteEntry<ReactNode>[] {
  const t = useMessages(paletteTasksMessages);
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
          // The word for an export matches every list.
          keywords: words(id.startsWith('export') ? 'export' : id),
          isTypedOnly: true,
          ...refusal(viewerAccess(user, need), undefined),
          href: href ?? userEditPath(user.email),
        }),
      ),
    [t, group, words, refusal, user],
  );
}

/** Props of {@link PalettePart}. */
export interface PalettePartProps {
  user: CurrentUser;
  isOpen: boolean;
  /** What was typed while it was loading. */
  initialText: string;
  onClose: () => void;
}

/** The command palette of the portal: its pages, what can be done, and the records of the server. */
export function PalettePart({ user, isOpen, initialText, onClose }: PalettePartProps) {
  const t = useMessages(uiDataMessages);
  const navigate = useNavigate();
  const { sources, choosePeople, chooseCustomers, question } = useRecordSources(user);
  const pages = usePageEntries(user);
  const actions = useActionEntries(user, choosePeople, chooseCustomers);
  const tasks = useTaskEntries(user);
  const entries = useMemo(() => [...actions, ...tasks, ...pages], [actions, tasks, pages]);
  const palette = useCommandPalette({
    isOpen,
    initialText,
    onClose,
    onNavigate: (href) => navigate?.(href),
    entries,
    sources,
    actionsTitle: ({ title }: PaletteEntry<ReactNode>) => t('actionsOf', { name: title }),
  });
  return (
    <>
      <CommandPalette {...palette} />
      <CartQuestionDialog question={question} />
    </>
  );
}
