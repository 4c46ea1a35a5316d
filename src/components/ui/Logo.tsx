import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** URL of the image for light backgrounds. */
  light: string;
  /** URL of the image for dark backgrounds. @default `light` */
  dark?: string | undefined;
  /** The provider's name, also shown if the image cannot load. */
  alt: string;
  /** The current colour scheme. @default 'system' */
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
/** Forced colours replace all backgrounds, whatever the colour scheme. */
const FORCED = '(forced-colors: active)';

/** Spaces end a URL in `srcset`, unlike in `src`. */
const candidate = (address: string) => address.replace(/\s/g, '%20');

/** The provider's logo for the current colour scheme (specification §2.4). */
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
