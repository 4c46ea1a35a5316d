import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Plinth',
    brandImage: null,
    colorPrimary: '#3056d3',
    colorSecondary: '#3056d3',
    appBorderRadius: 10,
  }),
});
