import { type ReactNode, useEffect } from 'react';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { shellLanguageMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { useLanguage } from './language-context';

/**
 * Renders the portal once its language is loaded, so that no other language flashes first, and
 * shows an alert if it could not be loaded.
 */
export function LanguageHost({ children }: { children: ReactNode }) {
  const { language, failure } = useLanguage();
  const t = useMessages(shellLanguageMessages);
  const alerts = useAlerts();
  useEffect(() => {
    if (!failure) return;
    const id = alerts.show({
      type: 'danger',
      title: t('languageFailedTitle', { language: failure.name }),
      text: t('languageFailedText'),
    });
    return () => alerts.dismiss(id);
  }, [failure, alerts, t]);
  return language && children;
}
