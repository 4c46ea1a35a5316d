import type { authMessages } from '../en/auth';
import type { TranslationOf } from '../translation';

export const auth: TranslationOf<typeof authMessages> = {
  loginTitle: 'Se connecter',
  loginIntro:
    'Heureux de vous revoir. Saisissez votre adresse e-mail et votre mot de passe pour continuer.',
  email: 'E-mail',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  continueWith: 'Continuer avec {provider}',
  orDivider: 'ou',
  forgotPassword: 'Mot de passe oublié',
  emailRequired: 'L’adresse e-mail est obligatoire',
  emailTooShort: '3 caractères au minimum',
  emailTooLong: '50 caractères au maximum',
  emailFormat: 'Le format de l’adresse e-mail est incorrect',
  passwordRequired: 'Le mot de passe est obligatoire',
  sessionEnded: 'Votre session est terminée. Connectez-vous pour continuer.',
  startFailed: 'Impossible de joindre nos serveurs. Réessayez plus tard ou contactez le support.',
  loginFailed: 'Les identifiants de connexion sont incorrects',
  panelTitle: 'La gestion du cloud, en toute simplicité',
  panelMarketplace: 'Découvrez les meilleurs fournisseurs sur une seule place de marché',
  panelBilling: 'Une facturation simplifiée pour vous et vos clients',
  panelAccess: 'Des rôles et des autorisations qui disent qui peut faire quoi',
  panelLabel: 'À propos de {brand}',
  language: 'Langue',
  languagesToCome: 'Pas encore disponible',
  terms: 'Conditions',
  plans: 'Offres',
  contact: 'Nous contacter',
  linksLabel: 'Mentions légales et contact',
};
