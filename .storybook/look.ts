import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Plinth',
  brandImage: './frame/mark.svg',
  brandUrl: '?path=/docs/introduction--docs',
  brandTarget: '_self',
  fontBase: "'Inter Variable', 'Nunito Sans', system-ui, sans-serif",
  appBorderRadius: 10,
  inputBorderRadius: 8,
};

/** The workbench around the stories, in both themes: its colours are those of the product. */
export const LOOKS = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#3056d3',
    colorSecondary: '#3056d3',
    appBg: '#fafafb',
    appBorderColor: '#e6e7ea',
    textColor: '#1d1f26',
    textMutedColor: '#676b76',
    barTextColor: '#676b76',
    barHoverColor: '#1d1f26',
    barSelectedColor: '#1d1f26',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#7c9dff',
    colorSecondary: '#7c9dff',
    appBg: '#0f1014',
    appContentBg: '#16171b',
    appPreviewBg: '#16171b',
    appBorderColor: '#2c2f36',
    barBg: '#16171b',
    textColor: '#ececef',
    textMutedColor: '#a7abb5',
    barTextColor: '#a7abb5',
    barHoverColor: '#ececef',
    barSelectedColor: '#ececef',
    inputBg: '#16171b',
    inputBorder: '#474b54',
    inputTextColor: '#ececef',
  }),
};

/** The look for what the theme's tool says. */
export const lookOf = (theme: unknown) => LOOKS[theme === 'dark' ? 'dark' : 'light'];
