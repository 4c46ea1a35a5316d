import { AuthPanel } from '../../components/auth/AuthPanel';
import { PanelPicture } from '../../components/auth/PanelPicture';
import type { AuthFrameProps } from '../../contracts/auth';
import { BrandLogo } from '../BrandLogo';
import { useConfig } from '../ConfigContext';
import { useLanguage } from '../language/language-context';

const TO_COME = [
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
];

/** Props of the frame around every authentication form, from the settings (§2.1). */
export function useAuthFrame(): AuthFrameProps {
  const { brand, links, panel, languages } = useConfig();
  const { choice } = useLanguage();
  return {
    brandName: brand.name,
    frame: {
      logo: <BrandLogo />,
      links,
      panel: (
        <AuthPanel
          brandName={brand.name}
          logo={<BrandLogo colorScheme="dark" />}
          {...panel}
          picture={<PanelPicture src={panel.picture} />}
        />
      ),
      // Only English is active if the settings offer no other language (specification §2.1).
      language: languages.some((tag) => tag !== 'en') ? choice : { ...choice, toCome: TO_COME },
    },
  };
}
