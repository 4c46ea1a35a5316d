import type { connectivityActionsMessages } from '../en/connectivity-actions';
import type { TranslationOf } from '../translation';

export const connectivityActions: TranslationOf<typeof connectivityActionsMessages> = {
  contactSupport: 'Contacter le support',
};
