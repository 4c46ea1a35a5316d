import { Logo } from '../components/ui/Logo';
import { WordMark } from '../components/ui/WordMark';
import { useStoredTheme } from '../hooks/shell/useStoredTheme';
import { useConfig } from './ConfigContext';

/**
 * The provider's logo for the current colour scheme, else their mark and name (specification §2.4).
 */
export function BrandLogo({
  colorScheme,
}: {
  /** The scheme of a surface that never changes. @default the current theme */
  colorScheme?: 'light' | 'dark';
}) {
  const { brand } = useConfig();
  const [theme] = useStoredTheme();
  const scheme = colorScheme ?? theme;
  return brand.logo ? (
    <Logo {...brand.logo} alt={brand.name} colorScheme={scheme} />
  ) : (
    <WordMark name={brand.name} mark={brand.mark} colorScheme={scheme} />
  );
}
