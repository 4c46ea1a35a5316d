import type { profileMessages } from '../en/auth-profile';
import type { TranslationOf } from '../translation';

export const authProfile: TranslationOf<typeof profileMessages> = {
  profileTitle: 'Vul uw profiel aan',
  profileIntro: 'U bent ingelogd als {email}. Vertel ons wie u bent en kies een wachtwoord.',
  profileFirstName: 'Voornaam',
  profileLastName: 'Achternaam',
  profileDisplayName: 'Weergavenaam',
  profileDisplayNameHelp: 'Wat anderen zien. Maximaal 20 tekens.',
  profilePhone: 'Telefoonnummer',
  profilePhoneHelp: '9 tot 11 cijfers, zonder spaties of andere tekens',
  profileCurrentPassword: 'Huidig wachtwoord',
  profileCurrentPasswordHelp:
    'Het wachtwoord waarmee u bent ingelogd. We bewaren het maar vijf minuten. Typ het daarom nog een keer.',
  profileSubmit: 'Versturen',
  profileSubmitDisabled: 'Vul eerst elk veld in zoals beschreven.',
  profileSkip: 'Overslaan',
  profileWait: 'Wacht tot de andere actie klaar is.',
  profileSignInAgain: 'Inloggen met een ander account',

  profileFirstNameRequired: 'Vul een voornaam in',
  profileLastNameRequired: 'Vul een achternaam in',
  profileUserNameRequired: 'Vul een gebruikersnaam in',
  profileNameTooShort: 'Minimaal 3 tekens',
  profileNameTooLong: 'Maximaal 50 tekens',
  profileUserNameTooLong: 'Maximaal 20 tekens',
  profilePhoneRequired: 'Vul een telefoonnummer in',
  profilePhoneNotNumeric: 'Alleen cijfers',
  profilePhoneTooShort: 'Minimaal 9 tekens',
  profilePhoneTooLong: 'Maximaal 11 tekens',
  profileCurrentPasswordRequired: 'Vul uw huidige wachtwoord in',
  profileMismatch: 'De wachtwoorden komen niet overeen',

  profileSaved: 'Uw gegevens zijn opgeslagen',
  profileGoOn: 'Naar het dashboard',
  profileSaveFailed: 'Uw gegevens kunnen niet worden opgeslagen. Probeer het later opnieuw.',
  profileSkipFailed: 'Inloggen is niet gelukt. Probeer opnieuw in te loggen',
};
