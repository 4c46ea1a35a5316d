import type { authMessages } from '../en/auth';
import type { TranslationOf } from '../translation';

export const auth: TranslationOf<typeof authMessages> = {
  loginTitle: 'Anmelden',
  loginIntro: 'Willkommen zurück. Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
  email: 'E-Mail',
  password: 'Passwort',
  signIn: 'Anmelden',
  continueWith: 'Weiter mit {provider}',
  orDivider: 'oder',
  forgotPassword: 'Passwort vergessen',
  emailRequired: 'Die E-Mail-Adresse ist erforderlich',
  emailTooShort: 'Mindestens 3 Zeichen',
  emailTooLong: 'Höchstens 50 Zeichen',
  emailFormat: 'Das Format der E-Mail-Adresse ist falsch',
  passwordRequired: 'Das Passwort ist erforderlich',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
  startFailed:
    'Unsere Server sind nicht erreichbar. Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
  loginFailed: 'Die Anmeldedaten sind falsch',
  panelTitle: 'Cloud-Verwaltung, einfach gemacht',
  panelMarketplace: 'Führende Anbieter auf einem Marktplatz entdecken',
  panelBilling: 'Einfache Abrechnung für Sie und Ihre Kunden',
  panelAccess: 'Rollen und Berechtigungen, die festlegen, wer was darf',
  panelLabel: 'Über {brand}',
  language: 'Sprache',
  languagesToCome: 'Noch nicht verfügbar',
  terms: 'Nutzungsbedingungen',
  plans: 'Tarife',
  contact: 'Kontakt',
  linksLabel: 'Rechtliches und Kontakt',
};
