import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { layered } from '../../theme/layered';
import { styledDense } from '../../theme/styled-dense';
import { MARK_BASE, markOf } from './mark-shapes';

/** Props of {@link Mark}. */
export interface MarkProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Id of the vendor, company or project; the same id always has the same mark. */
  seed: string;
  /** 20, 32 or 40 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * URL of its logo, shown in place of the mark unless it cannot load.
   *
   * @default its logo in a {@link MarkLogosProvider}, otherwise none
   */
  logo?: string | undefined;
  /** Accessible name, if its name is not beside it. @default hidden from screen readers */
  label?: string | undefined;
}

/** Props of {@link MarkLogosProvider}. */
export interface MarkLogosProviderProps {
  /** URLs of logos, by the id of their vendor, company or project. Keep the object stable. */
  logos: Readonly<Record<string, string>>;
  /** The components that show marks. */
  children?: ReactNode;
}

const NONE: Readonly<Record<string, string>> = {};
const LogosContext = createContext(NONE);

/**
 * Shows logos in place of marks.
 *
 * @example
 * const logos = { 'v-halden': '/logos/halden.svg' };
 * const Page = () => <MarkLogosProvider logos={logos}>Vendors</MarkLogosProvider>;
 */
export function MarkLogosProvider({ logos, children }: MarkLogosProviderProps) {
  return <LogosContext.Provider value={logos}>{children}</LogosContext.Provider>;
}

const Root = styledDense('span')(
  layered(`
  flex: none;
  display: inline-block;
  box-sizing: border-box;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 8px;
  vertical-align: middle;
  overflow: clip;
  &[data-size='sm'] { inline-size: 20px; block-size: 20px; border-radius: 5px; }
  &[data-size='lg'] { inline-size: 40px; block-size: 40px; border-radius: 10px; }
  & > * { display: block; inline-size: 100%; block-size: 100%; }
  & > img { object-fit: contain; }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > svg { forced-color-adjust: none; fill: CanvasText; }
  }
  `),
);

/**
 * The mark of a vendor, company or project: a shape on a stepped base, in one of twelve colours
 * (`mark-1` to `mark-12`). People have an `Avatar`.
 *
 * @example
 * <Mark seed="v-halden" />
 */
export const Mark = forwardRef<HTMLSpanElement, MarkProps>(function Mark(
  { seed, size = 'md', logo, label, ...native },
  ref,
) {
  const logos = useContext(LogosContext);
  const source = logo ?? (Object.hasOwn(logos, seed) ? logos[seed] : undefined);
  const [failed, setFailed] = useState<string | undefined>();
  const hasLogo = source !== undefined && source !== failed;
  const { color, shape } = markOf(seed);
  return (
    <Root
      data-slot="mark"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...native}
      ref={ref}
      data-size={size}
    >
      {hasLogo ? (
        <img src={source} alt="" decoding="async" onError={() => setFailed(source)} />
      ) : (
        <svg viewBox="0 0 24 24" fill={color} aria-hidden>
          <path d="M0 0h24v24H0z" fillOpacity="0.14" />
          <path d={shape} />
          <path d={MARK_BASE} fillOpacity="0.5" />
        </svg>
      )}
    </Root>
  );
});
