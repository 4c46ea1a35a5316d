import type { ReactNode } from 'react';
import type { ShellTheme } from '../../domain/shell/theme-choice';
import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { CheckIcon, DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '../ui/icons';
import { Menu, MenuItem, MenuTrigger } from '../ui/Menu';
import { useOpenOnPage } from '../ui/useOpenOnPage';
import { HeaderMenu } from './HeaderMenu';

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps {
  /** The one that is chosen. */
  theme: ShellTheme;
  /** Called with another one. */
  onThemeChange: (theme: ShellTheme) => void;
  /** Shows its words too, where there is room for them. @default false */
  hasLabel?: boolean | undefined;
  /** The path of the page that is shown: on another one its menu is closed. @default '' */
  page?: string | undefined;
}

const ICONS: Record<ShellTheme, ReactNode> = {
  light: <LightThemeIcon aria-hidden />,
  dark: <DarkThemeIcon aria-hidden />,
  system: <SystemThemeIcon aria-hidden />,
};
const THEMES = ['light', 'dark', 'system'] as const;

/** Light, Dark, or what the system prefers (specification §2.4). */
export function ThemeSwitch({
  theme,
  onThemeChange,
  hasLabel = false,
  page = '',
}: ThemeSwitchProps) {
  const t = useMessages(shellFrameMessages);
  const [isOpen, setOpen] = useOpenOnPage(page);
  const label = t('theme', { theme: t(theme) });
  // In the drawer it is no menu of the header.
  const List = hasLabel ? Menu : HeaderMenu;
  return (
    <MenuTrigger
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        hasLabel ? (
          <Button data-slot="theme-switch">
            {ICONS[theme]}
            {label}
          </Button>
        ) : (
          <IconButton data-slot="theme-switch" label={label}>
            {ICONS[theme]}
          </IconButton>
        )
      }
    >
      <List label={t('themeMenu')} selectedId={theme}>
        {THEMES.map((one) => (
          <MenuItem
            key={one}
            id={one}
            icon={ICONS[one]}
            end={one === theme && <CheckIcon size={16} aria-hidden />}
            onAction={() => onThemeChange(one)}
          >
            {t(one)}
          </MenuItem>
        ))}
      </List>
    </MenuTrigger>
  );
}
