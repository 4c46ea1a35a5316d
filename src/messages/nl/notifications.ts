import type { notificationsMessages } from '../en/notifications';
import type { TranslationOf } from '../translation';

export const notifications: TranslationOf<typeof notificationsMessages> = {
  title: 'Meldingen',
  bell: 'Meldingen',
  bellCount: { one: 'Meldingen: {count} nieuwe', other: 'Meldingen: {count} nieuwe' },
  bellWithError: 'met een fout',
  bellWithTask: 'er loopt een taak',
  changed: {
    one: 'U hebt {count} melding',
    other: 'U hebt {count} meldingen',
  },
  drawerFailed: 'De meldingen kunnen niet worden geopend. Probeer het opnieuw.',
};
