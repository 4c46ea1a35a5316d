import type { AuthFrameProps } from '../../components/auth/AuthFrame';
import { BrandLogo } from '../BrandLogo';
import { useConfig } from '../ConfigContext';
import { useLanguage } from '../language/language-context';

/** What the frame around every form of the authentication area gets from the settings (§2.1). */
export function useAuthFrame(): AuthFrameProps {
  const { brand, links, panel, languages } = useConfig();
  const { choice } = useLanguage();
  return {
    brandName: brand.name,
    logo: <BrandLogo />,
    links,
    panel: { ...panel, logo: <BrandLogo colorScheme="dark" /> },
    // English alone is what the frame shows by itself.
    language: languages.some((tag) => tag !== 'en') ? choice : undefined,
  };
}
