import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Address of the picture for light surfaces. */
  light: string;
  /** Address of the picture for dark ones. @default `light` */
  dark?: string | undefined;
  /** The provider's name; also shown when the picture cannot be loaded. */
  alt: string;
  /** The scheme that is shown. @default 'system' */
  colorScheme?: 'light' | 'dark' | 'system' | undefined;
}

const Frame = styled('picture')(
  layered(`
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
  `),
);

const PREFERS_DARK = '(prefers-color-scheme: dark)';
/** Its user's own colours, which are on every surface whatever scheme was chosen. */
const FORCED = '(forced-colors: active)';

/** A space ends an address in a `srcset`, though not in a `src`. */
const candidate = (address: string) => address.replace(/\s/g, '%20');

/** The provider's picture for the scheme that is shown (specification §2.4). */
export function Logo({ light, dark = light, alt, colorScheme = 'system' }: LogoProps) {
  return (
    <Frame data-slot="logo">
      <source
        srcSet={candidate(dark)}
        media={colorScheme === 'system' ? PREFERS_DARK : `${FORCED} and ${PREFERS_DARK}`}
      />
      <source srcSet={candidate(light)} media={FORCED} />
      <img src={colorScheme === 'dark' ? dark : light} alt={alt} />
    </Frame>
  );
}
