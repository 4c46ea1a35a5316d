/** Choices of the theme switch (specification §9). */
export type ShellTheme = 'light' | 'dark' | 'system';
