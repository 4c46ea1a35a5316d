import { createContext } from 'react';

/** What the theme's tool says. Portals have a theme of their own, which follows it. */
export const StoryThemeContext = createContext<'light' | 'dark'>('light');
