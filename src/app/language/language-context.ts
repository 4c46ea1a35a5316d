import { createContext, useContext } from 'react';
import type { LanguageChoice } from '../../contracts/shell';
import type { Language } from '../../messages/translation';
import { ENGLISH } from './languages';

/** The language of the portal. */
export interface PortalLanguage {
  /** The current language; null until the requested one has loaded or failed. */
  readonly language: Language | null;
  /** The languages of the settings. */
  readonly choice: LanguageChoice;
  /** The name of a language that could not be loaded; a new object for each failure. */
  readonly failure: { readonly name: string } | null;
}

const ENGLISH_ONLY: PortalLanguage = {
  language: ENGLISH,
  choice: { current: 'en', offered: [{ tag: 'en', name: ENGLISH.name }], onChange: () => {} },
  failure: null,
};

export const LanguageContext = createContext(ENGLISH_ONLY);

/** The language of the portal, and the others that it offers. */
export function useLanguage(): PortalLanguage {
  return useContext(LanguageContext);
}
