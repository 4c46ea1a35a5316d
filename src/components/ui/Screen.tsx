import { forwardRef, type ReactNode } from 'react';
import type { Access, NeedRefusal } from '../../domain/access';
import { refusalOf } from '../../domain/failure';
import type { Reading } from '../../domain/reading';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ForbiddenState } from './ForbiddenState';
import { PageHeader, type PageHeaderProps } from './PageHeader';

/** Props of {@link Screen}. */
export interface ScreenProps extends PageHeaderProps {
  /** The screen's `data-slot`. */
  'data-slot': string;
  /** Whether the viewer may see it, and why not. @default they may, unless `reading` was refused */
  access?: Access<NeedRefusal> | undefined;
  /** What it shows: where the server refuses it, that is said in place of the content. @default none */
  reading?: Reading<unknown> | undefined;
  /** What the viewer may not see, in words. @default the title */
  area?: string | undefined;
  /** The way back, over the heading. @default none */
  back?: ReactNode;
  /** Whether what it shows is still to come. @default false */
  isBusy?: boolean | undefined;
  /** What it shows to who may see it. */
  children: ReactNode;
  /** A class of your own on the frame. */
  className?: string | undefined;
}

const Frame = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  & > p { margin: 0; }
  `),
);

/**
 * The frame of every screen: the way back, heading and actions, and what the screen shows. Who may not
 * see it gets the heading, and what seeing it takes. A ref is to the whole.
 *
 * @example
 * ```tsx
 * <Screen data-slot="invoices" title="Invoices" actions={<Button>New invoice</Button>}>
 *   <p>Nothing is open.</p>
 * </Screen>
 * ```
 */
export const Screen = forwardRef<HTMLDivElement, ScreenProps>(function Screen(
  { access, reading, area, back, isBusy = false, children, ...props },
  ref,
) {
  const { title, text, actions, isInert, isLoading, ...frame } = props;
  const failure = reading?.status === 'failed' ? reading.failure : undefined;
  const refusal = failure && refusalOf(failure);
  const isRefused = access?.allowed === false || Boolean(refusal);
  return (
    <Frame {...frame} ref={ref} aria-busy={(isBusy && !isRefused) || undefined}>
      {back && <p data-print="none">{back}</p>}
      {isRefused ? (
        <>
          <PageHeader title={title} />
          <ForbiddenState
            area={area ?? title}
            permission={access?.permission ?? failure?.permission}
            text={failure?.serverMessage}
            reason={access?.reason ?? refusal ?? undefined}
          />
        </>
      ) : (
        <>
          <PageHeader {...{ title, text, actions, isInert, isLoading }} />
          {children}
        </>
      )}
    </Frame>
  );
});
