import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from '../../components/ui/NavigationProvider';
import { useLatePart } from '../../components/ui/useLatePart';
import type { CurrentUser } from '../../domain/users/user';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useEarlyText } from '../../hooks/palette/useEarlyText';
import { usePaletteShortcuts } from '../../hooks/palette/usePaletteShortcuts';
import { useShortcutSetting } from '../../hooks/palette/useShortcutSetting';
import { useShortcuts } from '../../hooks/palette/useShortcuts';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useNavigation } from '../navigation-context';
import { goPlaces, renewalsPlace } from './go-places';
import { PaletteContext } from './palette-context';

const loadPalette = async () => (await import('./PalettePart')).PalettePart;
const loadShortcuts = async () => (await import('./ShortcutsPart')).ShortcutsPart;

/** The search of the page that is open, where it has one. */
function pageSearch(): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>('main input[type="search"]:enabled');
  return [...fields].find((field) => field.checkVisibility?.() ?? true);
}

/** Handles the shortcut keys on every page. The dialogs are loaded when first opened. */
export function PaletteHost({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const [openDialog, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [isOn] = useShortcutSetting();
  const alerts = useAlerts();
  const tFailure = useMessages(uiFailureMessages);
  const added = usePaletteShortcuts((href) => navigate?.(href));
  const close = useCallback(() => setShown(null), []);
  const opening = useMemo(
    () => ({
      openPalette: () => setShown('palette'),
      openShortcuts: () => setShown('shortcuts'),
    }),
    [],
  );
  function focusSearch(): void {
    const field = pageSearch();
    if (field) field.focus();
    else opening.openPalette();
  }
  // Their names are used in the list of shortcuts.
  const places = [...goPlaces(navigation), ...renewalsPlace(user, '')];
  useShortcuts(
    [
      { keys: 'mod+k', run: opening.openPalette },
      { keys: '/', run: focusSearch },
      { keys: '?', run: opening.openShortcuts },
      ...places.map(({ keys, href }) => ({ keys, run: () => navigate?.(href) })),
      ...added,
    ],
    // An open dialog gets the keys, also while it is loading.
    isOn && openDialog === null,
  );

  const onFailure = () => {
    close();
    alerts.show({ type: 'danger', title: tFailure('failed'), text: '' });
  };
  const isPalette = openDialog === 'palette';
  const isShortcuts = openDialog === 'shortcuts';
  const Palette = useLatePart(loadPalette, { isWanted: isPalette, onFailure });
  const Shortcuts = useLatePart(loadShortcuts, { isWanted: isShortcuts, onFailure });
  const early = useEarlyText(isPalette && !Palette, close);
  return (
    <PaletteContext.Provider value={opening}>
      {children}
      {Palette && (
        <Palette user={user} isOpen={isPalette} initialText={early.current} onClose={close} />
      )}
      {Shortcuts && <Shortcuts user={user} isOpen={isShortcuts} onClose={close} />}
    </PaletteContext.Provider>
  );
}
