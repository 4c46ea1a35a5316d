import type { ShellTheme } from '../../domain/shell/theme-choice';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { useLateOverlay } from '../ui/useLateOverlay';
import { THEME_ICONS } from './theme-icons';

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps {
  /** The selected theme. */
  theme: ShellTheme;
  /** Called with the newly selected theme. */
  onThemeChange: (theme: ShellTheme) => void;
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
  const { theme, hasLabel = false } = choice;
  const label = t('theme', { theme: t(theme) });
  return (
    <>
      {hasLabel ? (
        <Button data-slot="theme-switch" {...menu.trigger}>
          {THEME_ICONS[theme]}
          <span>{label}</span>
        </Button>
      ) : (
        <IconButton data-slot="theme-switch" label={label} {...menu.trigger}>
          {THEME_ICONS[theme]}
        </IconButton>
      )}
      {Overlay && <Overlay {...choice} {...menu.place()} />}
      {menu.failure}
    </>
  );
}
