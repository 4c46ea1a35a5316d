import type { AuthFrameProps } from '../../components/auth/AuthFrame';
import { BrandLogo } from '../BrandLogo';
import { useConfig } from '../ConfigContext';

/** What the frame around every form of the authentication area gets from the settings (§2.1). */
export function useAuthFrame(): AuthFrameProps {
  const { brand, links, panel } = useConfig();
  return { brandName: brand.name, logo: <BrandLogo />, links, panel };
}
