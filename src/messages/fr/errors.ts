import type { errorsMessages } from '../en/errors';
import type { TranslationOf } from '../translation';

export const errors: TranslationOf<typeof errorsMessages> = {
  notFoundTitle: 'Oups !',
  notFoundText: 'Cette page est introuvable.',
  systemTitle: 'Erreur système',
  systemText: 'Une erreur s’est produite. Réessayez plus tard.',
  returnHome: 'Retour à l’accueil',
  boundaryText: 'Oups, une erreur s’est produite. Demandez de l’aide au support.',
  goBack: 'Retour',
  forbiddenTitle: 'Vous ne pouvez pas ouvrir cette page',
  forbiddenText: 'Votre rôle ou votre niveau de client ne la comprend pas.',
  notBuiltTitle: 'Cette page n’existe pas encore',
  notBuiltText: 'L’adresse est correcte, mais cette version du portail n’a rien à montrer ici.',
  configTitle: 'Le portail n’est pas configuré correctement',
  configText:
    'Ses paramètres n’ont pas pu être lus. La personne qui gère ce portail peut les corriger :',
  chunkText:
    'Une partie du portail n’a pas pu être chargée. Il y a peut-être une nouvelle version.',
  reload: 'Recharger la page',
};
