import { Logo } from '../components/ui/Logo';
import { WordMark } from '../components/ui/WordMark';
import { useStoredTheme } from '../hooks/shell/useStoredTheme';
import { useConfig } from './ConfigContext';

/** The provider's picture for the scheme that is shown, else their mark and name (specification §2.4). */
export function BrandLogo({
  colorScheme,
}: {
  /** For a place that is of one scheme always. @default the theme that is chosen */
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
