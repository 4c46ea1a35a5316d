import type { ReactNode } from 'react';
import { useTheme } from 'storybook/theming';
import { ThemeProvider } from '../src/theme/ThemeProvider';

/** Our own theme on a page of the workbench, in the scheme of the workbench. */
export function WorkbenchTheme({ children }: { children: ReactNode }) {
  const isDark = useTheme().base === 'dark';
  return <ThemeProvider colorScheme={isDark ? 'dark' : 'light'}>{children}</ThemeProvider>;
}
