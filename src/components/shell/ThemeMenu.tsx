import { shellFrameMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { AnchoredMenu, type MenuPlace } from '../ui/AnchoredMenu';
import { CheckIcon } from '../ui/icons';
import { Menu, MenuItem } from '../ui/Menu';
import { HeaderMenu } from './HeaderMenu';
import type { ThemeSwitchProps } from './ThemeSwitch';
import { THEME_ICONS } from './theme-icons';

interface ThemeMenuProps extends MenuPlace, Omit<ThemeSwitchProps, 'page'> {}

const THEMES = ['light', 'dark', 'system'] as const;

/** Menu of the themes. */
export function ThemeMenu({ current, onChange, hasLabel = false, ...place }: ThemeMenuProps) {
  const t = useMessages(shellFrameMessages);
  const label = t('themeMenu');
  // In the drawer it is not below the header.
  const List = hasLabel ? Menu : HeaderMenu;
  return (
    <AnchoredMenu {...place} label={label}>
      <List label={label} selectedId={current}>
        {THEMES.map((one) => (
          <MenuItem
            key={one}
            id={one}
            icon={THEME_ICONS[one]}
            end={one === current && <CheckIcon size={16} aria-hidden />}
            onAction={() => onChange(one)}
          >
            {t(one)}
          </MenuItem>
        ))}
      </List>
    </AnchoredMenu>
  );
}
