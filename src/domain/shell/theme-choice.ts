/** What the theme switch offers (specification §9). */
export type ShellTheme = 'light' | 'dark' | 'system';
