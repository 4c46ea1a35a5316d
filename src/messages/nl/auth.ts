import type { authMessages } from '../en/auth';
import type { TranslationOf } from '../translation';

export const auth: TranslationOf<typeof authMessages> = {
  loginTitle: 'Inloggen',
  loginIntro: 'Welkom terug. Vul uw e-mailadres en wachtwoord in om door te gaan.',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  signIn: 'Inloggen',
  continueWith: 'Doorgaan met {provider}',
  orDivider: 'of',
  forgotPassword: 'Wachtwoord vergeten',

  emailRequired: 'Vul een e-mailadres in',
  emailTooShort: 'Minimaal 3 tekens',
  emailTooLong: 'Maximaal 50 tekens',
  emailFormat: 'Dit is geen geldig e-mailadres',
  passwordRequired: 'Vul een wachtwoord in',

  sessionEnded: 'Uw sessie is verlopen. Log in om verder te gaan.',
  startFailed:
    'Er kan geen verbinding worden gemaakt met onze servers. Probeer het later opnieuw of neem contact op met support.',
  loginFailed: 'De inloggegevens zijn onjuist',

  panelTitle: 'Cloudbeheer, zonder omwegen',
  panelMarketplace: 'Ontdek topleveranciers in één marketplace',
  panelBilling: 'Gestroomlijnde facturering voor u en uw klanten',
  panelAccess: 'Rollen en machtigingen die bepalen wie wat mag doen',
  panelLabel: 'Over {brand}',

  language: 'Taal',
  languagesToCome: 'Nog niet beschikbaar',
  terms: 'Voorwaarden',
  plans: 'Abonnementen',
  contact: 'Contact opnemen',
  linksLabel: 'Juridische informatie en contact',
};
