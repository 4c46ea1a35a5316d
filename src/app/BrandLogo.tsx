import { useStoredTheme } from '../hooks/shell/useStoredTheme';
import { styled } from '../theme/styled';
import { useConfig } from './ConfigContext';

const Frame = /* @__PURE__ */ styled(
  'picture',
  `
  display: inline-flex;
  block-size: 28px;
  & img {
    block-size: 100%;
    inline-size: auto;
  }
  `,
);

/** The provider's picture for the scheme that is shown, else his name (specification §2.4). */
export function BrandLogo() {
  const { brand } = useConfig();
  const [theme] = useStoredTheme();
  if (brand.logo === undefined) return brand.name;
  const { light, dark = light } = brand.logo;
  return (
    <Frame>
      {theme === 'system' && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img src={theme === 'dark' ? dark : light} alt={brand.name} />
    </Frame>
  );
}
