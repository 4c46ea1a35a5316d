import { ShellSkeleton } from '../../components/shell/ShellSkeleton';
import { useNavigationPin } from '../../hooks/shell/useAppShell';
import { useConfig } from '../ConfigContext';

/** The shell while the session is checked, with its navigation as wide as it will be. */
export function StartingShell() {
  const { navigation } = useConfig();
  const [isPinned] = useNavigationPin();
  return <ShellSkeleton isPinned={isPinned} isPinnedAtFirst={navigation === 'pinned'} />;
}
