import type { shellFrameMessages } from '../en/shell-frame';
import type { TranslationOf } from '../translation';

export const shellFrame: TranslationOf<typeof shellFrameMessages> = {
  expandNavigation: 'Navigatie uitvouwen',
  hideNavigation: 'Navigatie verbergen',
  showNavigation: 'Navigatie tonen',
  navigationTitle: 'Navigatie',

  cartEmpty: 'Winkelwagen, leeg',
  cart: { one: 'Winkelwagen, {count} artikel', other: 'Winkelwagen, {count} artikelen' },
  invite: 'Uitnodigen',
  inviteRefused: 'U hebt geen machtiging om nieuwe gebruikers uit te nodigen',

  theme: 'Thema: {theme}',
  themeMenu: 'Thema',
  light: 'Licht',
  dark: 'Donker',
  system: 'Systeem',

  myProfile: 'Mijn profiel',
  myProjects: 'Mijn projecten',
  mySubscription: 'Mijn abonnement',
  myStatements: 'Mijn rekeningoverzichten',
  language: 'Taal',
  accountSettings: 'Accountinstellingen',
  noPage: 'Niet beschikbaar in dit portaal',
  oneLanguage: 'Er is geen andere taal beschikbaar',

  footer: '© {year} {brand}',
  about: 'Over ons',
  contact: 'Contact',
  footerLinks: 'Over dit portaal',
  scrollToTop: 'Naar boven',
};
