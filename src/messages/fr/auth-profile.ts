import type { profileMessages } from '../en/auth-profile';
import type { TranslationOf } from '../translation';

export const authProfile: TranslationOf<typeof profileMessages> = {
  profileTitle: 'Complétez votre profil',
  profileIntro:
    'Vous êtes connecté en tant que {email}. Dites-nous qui vous êtes et choisissez un mot de passe.',
  profileFirstName: 'Prénom',
  profileLastName: 'Nom',
  profileDisplayName: 'Nom affiché',
  profileDisplayNameHelp: 'Ce que les autres voient. 20 caractères au maximum.',
  profilePhone: 'Numéro de téléphone',
  profilePhoneHelp: 'De 9 à 11 chiffres, sans séparateur',
  profileCurrentPassword: 'Mot de passe actuel',
  profileCurrentPasswordHelp:
    'Le mot de passe avec lequel vous vous êtes connecté. Nous ne le gardons que cinq minutes, veuillez donc le saisir à nouveau.',
  profileSubmit: 'Envoyer',
  profileSubmitDisabled: 'Remplissez d’abord tous les champs comme indiqué.',
  profileSkip: 'Ignorer',
  profileWait: 'Attendez que l’autre opération soit terminée.',
  profileSignInAgain: 'Se connecter avec un autre compte',
  profileFirstNameRequired: 'Le prénom est obligatoire',
  profileLastNameRequired: 'Le nom est obligatoire',
  profileUserNameRequired: 'Le nom affiché est obligatoire',
  profileNameTooShort: '3 caractères au minimum',
  profileNameTooLong: '50 caractères au maximum',
  profileUserNameTooLong: '20 caractères au maximum',
  profilePhoneRequired: 'Le numéro de téléphone est obligatoire',
  profilePhoneNotNumeric: 'Chiffres uniquement',
  profilePhoneTooShort: '9 caractères au minimum',
  profilePhoneTooLong: '11 caractères au maximum',
  profileCurrentPasswordRequired: 'Le mot de passe actuel est obligatoire',
  profileMismatch: 'Le mot de passe et sa confirmation ne correspondent pas',
  profileSaved: 'Vos informations ont été enregistrées',
  profileGoOn: 'Aller au tableau de bord',
  profileSaveFailed: 'Vos informations n’ont pas pu être enregistrées. Réessayez plus tard.',
  profileSkipFailed: 'La connexion a échoué. Veuillez vous connecter à nouveau.',
};
