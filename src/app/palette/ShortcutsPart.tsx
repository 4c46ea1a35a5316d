import { ShortcutsDialog } from '../../components/palette/ShortcutsDialog';
import { readKeys } from '../../domain/lists/list-settings';
import type { CurrentUser } from '../../domain/users/user';
import { useConsole } from '../../hooks/console/console-context';
import { useKeyedEntries } from '../../hooks/palette/usePaletteShortcuts';
import { useShortcutSetting } from '../../hooks/palette/useShortcutSetting';
import { usePreference } from '../../hooks/preferences/usePreference';
import { paletteMessages, paletteShortcutsMessages } from '../../messages/generated/en/palette';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';
import { uiDisplayMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { browserKeys } from '../../platform/key-presses';
import { useNavigation } from '../navigation-context';
import { goPlaces, renewalsPlace } from './go-places';

/** The list of all shortcuts, with those that modules add under their own headings. */
export function ShortcutsPart({
  user,
  isOpen,
  onClose,
}: {
  user: CurrentUser;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useMessages(paletteShortcutsMessages);
  const palette = useMessages(paletteMessages);
  const display = useMessages(uiDisplayMessages);
  const subscriptions = useMessages(subscriptionsListMessages);
  const { keys: keyboard = browserKeys } = useConsole().platform;
  const [isOn, setOn] = useShortcutSetting();
  const [hasRowKeys] = usePreference('lists.keys', readKeys, false);
  const navigation = useNavigation();
  const added = useKeyedEntries();
  const general = [
    { keys: 'mod+k', label: palette('title') },
    { keys: '/', label: t('focusSearch') },
    { keys: '?', label: t('shortcutsTitle') },
    { keys: 'Alt T', label: t('focusMessages') },
  ];
  const rows = [
    { keys: 'j', label: t('nextRow') },
    { keys: 'k', label: t('previousRow') },
    { keys: 'x', label: t('selectRow') },
    { keys: '↵', label: t('openRow') },
  ];
  const renewals = renewalsPlace(user, subscriptions('viewRenewals'));
  const headings = [...new Set(added.map(({ group }) => group))];
  return (
    <ShortcutsDialog
      isOpen={isOpen}
      onClose={onClose}
      isApple={keyboard.isApple()}
      isOn={isOn}
      onToggle={setOn}
      groups={[
        { title: t('general'), shortcuts: general },
        { title: t('goTo'), shortcuts: [...goPlaces(navigation), ...renewals] },
        ...(hasRowKeys ? [{ title: display('rowKeys'), shortcuts: rows }] : []),
        ...headings.map((title) => ({
          title,
          shortcuts: added
            .filter(({ group }) => group === title)
            .map(({ shortcut, title: label }) => ({ keys: shortcut, label })),
        })),
      ]}
    />
  );
}
