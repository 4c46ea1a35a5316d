import { forwardRef, type ReactNode } from 'react';
import type { Access, NeedRefusal } from '../../domain/access';
import { refusalOf } from '../../domain/failure';
import type { Reading } from '../../domain/reading';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { ForbiddenState } from './ForbiddenState';
import { PageHeader, type PageHeaderProps } from './PageHeader';

/** Props of {@link Screen}. */
export interface ScreenProps extends PageHeaderProps {
  /** `data-slot` of the screen. */
  'data-slot': string;
  /** Whether the viewer may see it, with the reason if not. @default derived from `reading` */
  access?: Access<NeedRefusal> | undefined;
  /** The data of the screen: if the server refuses it, that replaces the content. @default none */
  reading?: Reading<unknown> | undefined;
  /** What the viewer may not see, in words. @default the title */
  area?: string | undefined;
  /** Link back, above the heading. @default none */
  back?: ReactNode;
  /** Whether its data is loading. @default false */
  isBusy?: boolean | undefined;
  /** Content for viewers with access. */
  children: ReactNode;
  /** A class on the root. */
  className?: string | undefined;
}

/** What cannot be pressed on paper. */
const PRESSED = ['page-actions', 'button', 'icon-button', 'copy-button', 'list-tools', 'pager']
  .map((slot) => `[data-slot='${slot}']`)
  .join(', ');

const Frame = styled('div')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  & > p { margin: 0; }
  & > [data-slot='screen-back'] { margin-block-end: calc(var(--plinth-space-2) - var(--plinth-space-5)); font-size: var(--plinth-font-size-sm); line-height: 20px; }
  & > [data-slot='screen-back'] > a { color: var(--plinth-text-muted); text-decoration: none; }
  & > [data-slot='screen-back'] > a:hover { color: var(--plinth-text); text-decoration: underline; }
  /* Drawn: a letter would be read out as part of the link. */
  & > [data-slot='screen-back'] > a::before { content: ''; box-sizing: border-box; display: inline-block; inline-size: 7px; block-size: 7px; margin-inline: 2px 6px; border-inline-start: 1.5px solid; border-block-end: 1.5px solid; rotate: 45deg; vertical-align: 1px; }
  & > [data-slot='screen-back']:dir(rtl) > a::before { rotate: -45deg; }
  @media print {
    & :is([data-print='none'], ${PRESSED}) { display: none !important; }
  }
  `,
  ),
);

/**
 * The frame of every screen: link back, heading, actions and content. Without access it shows the
 * heading and the required permission. The ref is the root.
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
  const { title, text, picture, actions, isInert, isLoading, ...frame } = props;
  const failure = reading?.status === 'failed' ? reading.failure : undefined;
  const refusal = failure && refusalOf(failure);
  const isRefused = access?.allowed === false || Boolean(refusal);
  return (
    <Frame {...frame} ref={ref} aria-busy={(isBusy && !isRefused) || undefined}>
      {back && (
        <Part as="p" data-slot="screen-back" data-print="none">
          {back}
        </Part>
      )}
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
          <PageHeader {...{ title, text, picture, actions, isInert, isLoading }} />
          {children}
        </>
      )}
    </Frame>
  );
});
