import { Logo } from '../components/ui/Logo';
import { useStoredTheme } from '../hooks/shell/useStoredTheme';
import { useConfig } from './ConfigContext';

/** The provider's picture for the scheme that is shown, else their name (specification §2.4). */
export function BrandLogo({
  colorScheme,
}: {
  /** For a place that is of one scheme always. @default the theme that is chosen */
  colorScheme?: 'light' | 'dark';
}) {
  const { brand } = useConfig();
  const [theme] = useStoredTheme();
  if (brand.logo === undefined) return brand.name;
  return <Logo {...brand.logo} alt={brand.name} colorScheme={colorScheme ?? theme} />;
}
