import { type ReactNode, useMemo } from 'react';
import { useDateWays } from '../../hooks/preferences/useDateWays';
import { useOwnLanguage } from '../../hooks/preferences/useOwnLanguage';
import { DatesProvider } from '../../messages/DatesProvider';
import { LanguageContext, useLanguage } from '../language/language-context';

/** The signed-in user's settings for language, time zone and dates. */
export function OwnWays({ children }: { children: ReactNode }) {
  const spoken = useLanguage();
  const choice = useOwnLanguage(spoken.choice);
  const { ways } = useDateWays();
  const language = useMemo(() => ({ ...spoken, choice }), [spoken, choice]);
  return (
    <LanguageContext.Provider value={language}>
      <DatesProvider {...ways}>{children}</DatesProvider>
    </LanguageContext.Provider>
  );
}
