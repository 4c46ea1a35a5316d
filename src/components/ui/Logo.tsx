import { styled } from '../../theme/styled';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Address of the picture for light surfaces. */
  light: string;
  /** Address of the picture for dark ones. @default `light` */
  dark?: string | undefined;
  /** The provider's name; it also stands there when the picture cannot be had. */
  alt: string;
  /** The scheme that is shown. @default 'system' */
  colorScheme?: 'light' | 'dark' | 'system' | undefined;
}

const Frame = /* @__PURE__ */ styled(
  'picture',
  `
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  block-size: 28px;
  max-inline-size: 100%;
  & img {
    block-size: 100%;
    inline-size: auto;
    max-inline-size: 100%;
    object-fit: contain;
  }
  `,
);

/** The provider's picture for the scheme that is shown (specification §2.4). */
export function Logo({ light, dark = light, alt, colorScheme = 'system' }: LogoProps) {
  return (
    <Frame data-slot="logo">
      {colorScheme === 'system' && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img src={colorScheme === 'dark' ? dark : light} alt={alt} />
    </Frame>
  );
}
