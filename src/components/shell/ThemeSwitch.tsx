import type { ShellThemeChoice } from '../../contracts/shell';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { useLateOverlay } from '../ui/useLateOverlay';
import { THEME_ICONS } from './theme-icons';

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps extends ShellThemeChoice {
  /** Whether to show a label too. @default false */
  hasLabel?: boolean | undefined;
  /** Path of the current page: its menu closes when this changes. @default '' */
  page?: string | undefined;
}

const loadMenu = async () => (await import('./ThemeMenu')).ThemeMenu;

/** Selects light, dark or the system's theme (specification §2.4). */
export function ThemeSwitch({ page = '', ...choice }: ThemeSwitchProps) {
  const t = useMessages(shellFrameMessages);
  const { Overlay, ...menu } = useLateOverlay(loadMenu, { page });
  const { current, hasLabel = false } = choice;
  const label = t('theme', { theme: t(current) });
  return (
    <>
      {hasLabel ? (
        <Button data-slot="theme-switch" {...menu.trigger}>
          {THEME_ICONS[current]}
          <span>{label}</span>
        </Button>
      ) : (
        <IconButton data-slot="theme-switch" label={label} {...menu.trigger}>
          {THEME_ICONS[current]}
        </IconButton>
      )}
      {Overlay && <Overlay {...choice} {...menu.place()} />}
      {menu.failure}
    </>
  );
}
