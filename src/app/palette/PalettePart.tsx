import { type ReactNode, useMemo } from 'react';
import { CommandPalette } from '../../components/palette/CommandPalette';
import { CartQuestionDialog } from '../../components/ui/CartQuestionDialog';
import { useNavigate } from '../../components/ui/NavigationProvider';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import type { CurrentUser } from '../../domain/users/user';
import { useCommandPalette } from '../../hooks/palette/useCommandPalette';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useActionEntries } from './useActionEntries';
import { usePageEntries } from './usePageEntries';
import { useRecordSources } from './useRecordSources';
import { useTaskEntries } from './useTaskEntries';

/** Props of {@link PalettePart}. */
export interface PalettePartProps {
  user: CurrentUser;
  isOpen: boolean;
  /** What was typed while it was on its way. */
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
