import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { encode } from 'uqr';
import { uiQrMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link QrCode}. Other props are passed to the native svg. */
export interface QrCodeProps
  extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'width' | 'height' | 'viewBox'> {
  /** The encoded text, up to about 2,300 bytes. */
  text: string;
  /** Accessible name: what the code is for. Show the text itself beside it. */
  label: string;
  /** Size in pixels, including the quiet zone. @default 192 */
  size?: number | undefined;
}

/** Width of the white border in modules, which scanners require (ISO/IEC 18004). */
const QUIET_ZONE = 4;

// Scanners need dark on light in every theme; the page's colour scheme decides which colour is
// which.
const Root = styled('svg')(
  layered(`
  color-scheme: light;
  forced-color-adjust: none;
  display: block;
  max-inline-size: 100%;
  block-size: auto;
  border-radius: var(--plinth-radius-sm);
  & > rect { fill: white; }
  & > path { fill: black; }
  `),
);

const TooLong = styled('p')(
  layered(`
  margin: 0;
  color: var(--plinth-danger-text);
  font-size: var(--plinth-font-size-sm);
  `),
);

/** The dark modules as one path, row by row; null if the text does not fit. */
function drawing(text: string): { path: string; width: number } | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    const path = data.flatMap((line, y) =>
      line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
    );
    return { path: path.join(''), width: size };
  } catch {
    return null;
  }
}

/** A QR code, for example of an authenticator's address. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { text, label, size = 192, ...native },
  ref,
) {
  const t = useMessages(uiQrMessages);
  const code = useMemo(() => drawing(text), [text]);
  if (code === null) return <TooLong role="alert">{t('qrTooLong')}</TooLong>;
  return (
    <Root
      data-slot="qr-code"
      role="img"
      aria-label={label}
      {...native}
      ref={ref}
      width={size}
      height={size}
      viewBox={`0 0 ${code.width} ${code.width}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" />
      <path d={code.path} />
    </Root>
  );
});
