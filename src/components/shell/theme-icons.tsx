import type { ReactNode } from 'react';
import type { ShellTheme } from '../../domain/shell/theme-choice';
import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '../ui/icons';

/** Icons of the themes. */
export const THEME_ICONS: Readonly<Record<ShellTheme, ReactNode>> = {
  light: <LightThemeIcon aria-hidden />,
  dark: <DarkThemeIcon aria-hidden />,
  system: <SystemThemeIcon aria-hidden />,
};
