import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { inertWhen } from './inert';
import { Skeleton } from './Skeleton';
import { useKeptFocus } from './useKeptFocus';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The page's heading of level 1. */
  title: string;
  /** Whether the title is loading, which shows a placeholder. @default false */
  isLoading?: boolean | undefined;
  /** A sentence below the heading. @default none */
  text?: string | undefined;
  /** A mark or picture before the heading, for records. @default none */
  picture?: ReactNode;
  /** Buttons at the end of the row. @default none */
  actions?: ReactNode;
  /** Whether the actions are inert, because the viewer is not known yet. @default false */
  isInert?: boolean | undefined;
}

const Header = styled('header')(
  layered(
    () => `
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--plinth-space-3) var(--plinth-space-6);
  & h1 {
    margin: 0;
    font-size: var(--plinth-font-size-2xl);
    line-height: 32px;
    font-family: var(--plinth-font-heading);
    font-weight: 650;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  & h1:focus {
    outline: none;
  }
  /* Centred on the first line of the title. */
  & > div:not([data-slot]) { flex: 1; min-inline-size: min(100%, 200px); }
  & > :is([data-slot='mark'], [data-slot='skeleton']) { margin-block: calc((56px - 40px) / 2); margin-inline-end: calc(var(--plinth-space-3) - var(--plinth-space-6)); }
  ${mediaDown('sm')} {
    & > div:not([data-slot]) { flex-basis: auto; }
    & > :is([data-slot='mark'], [data-slot='skeleton']) + div { flex-basis: calc(100% - 52px); }
  }
  & > [data-slot='page-actions'] { display: flex; flex-wrap: wrap; align-items: center; margin-block: calc((32px - var(--plinth-control-md)) / 2); gap: var(--plinth-space-2) var(--plinth-space-3); }
  @media (pointer: coarse) {
    & > [data-slot='page-actions'] { margin-block: calc((32px - var(--plinth-control-touch)) / 2); }
  }
  /* A text in another direction begins where the title does. */
  & p {
    text-align: -webkit-match-parent;
    text-align: match-parent;
    margin: var(--plinth-space-1) 0 0;
    color: var(--plinth-text-muted);
    overflow-wrap: anywhere;
  }
  `,
  ),
);

/**
 * The heading of a page. Route changes move the focus to it (contract §4.10), as does an action
 * that disappears while focused, such as Approve after approving. The ref is the root.
 */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, isLoading = false, text, picture, actions, isInert = false },
  ref,
) {
  const t = useMessages(uiDataMessages);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const heading = useRef<HTMLHeadingElement>(null);
  const action = useRef<Element | null>(null);
  const isThere = () => action.current?.isConnected === true;
  const { onFocus, onBlur } = useKeptFocus({
    rows: root,
    region: heading,
    count: 1,
    keyAt: () => (isThere() ? 'action' : 'gone'),
    indexAt(element) {
      action.current = element;
      return 0;
    },
    // No other action gets the focus: it would be pressed by mistake.
    rowAt: () => (isThere() ? (action.current as HTMLElement) : null),
  });
  return (
    <Header ref={root} data-slot="page-header" onFocus={onFocus} onBlur={onBlur}>
      {picture}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {isLoading ? (
            <>
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
              <Skeleton width="min(280px, 60vw)" height={32} />
            </>
          ) : (
            title
          )}
        </h1>
        {text && <p dir="auto">{text}</p>}
      </div>
      {actions && (
        <Part as="div" data-slot="page-actions" ref={inertWhen(isInert)}>
          {actions}
        </Part>
      )}
    </Header>
  );
});
