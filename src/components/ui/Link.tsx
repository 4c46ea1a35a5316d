import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { isSafeHref } from '../../domain/text/safe-href';
import { uiMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import {
  ACTION,
  ACTION_PRIMARY,
  ACTION_SECONDARY,
  COLOR_TRANSITION,
  FOCUS_RING,
} from './control-css';
import { follow, staysHere } from './follow-link';
import { useNavigate } from './NavigationProvider';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link Link}. Other props are passed to the native link. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /**
   * Address of the link. An unsafe address (such as `javascript:`) or none renders the text without
   * a link; a link drawn as a button is then not rendered.
   */
  href: string | undefined;
  /** `quiet` among other links; `button` and `primary` look like buttons. */
  'data-variant'?: 'quiet' | 'button' | 'primary' | undefined;
  /** Called when it opens in this tab. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

// `:where` keeps the variants' specificity low, so that a screen can restyle a link with one class.
const Root = styled('a')(
  layered(
    () => `
  border-radius: calc(var(--plinth-radius-sm) - 2px);
  color: var(--plinth-brand-text);
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 35%, transparent);
  text-underline-offset: 3px;
  ${COLOR_TRANSITION}
  &:where(:hover) { text-decoration-color: currentColor; }
  &:focus-visible { ${FOCUS_RING} }
  &:where([data-variant='quiet']) {
    display: inline-block;
    padding-block: 2px;
    color: var(--plinth-text-muted);
    text-decoration: none;
  }
  &:where([data-variant='quiet']:hover) {
    color: var(--plinth-text);
    text-decoration: underline;
  }
  &:where([data-variant='button']) { ${ACTION} ${ACTION_SECONDARY} }
  &:where([data-variant='button']:hover) { background: var(--plinth-surface-hover); }
  &:where([data-variant='primary']) { ${ACTION} ${ACTION_PRIMARY} }
  &:where([data-variant='primary']:hover) { background: var(--plinth-brand-hover); }
  &:where([aria-disabled]) {
    color: var(--plinth-text-muted);
    cursor: not-allowed;
    text-decoration: none;
  }
  `,
  ),
);

/**
 * A native link. Same-origin addresses go through {@link NavigationProvider}, if there is one;
 * other origins, fragments, new tabs and downloads are left to the browser.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, onPress, onClick, target, rel, children, ...native },
  ref,
) {
  const t = useMessages(uiMessages);
  const navigate = useNavigate();
  if (href === undefined) {
    const isAction = native['data-variant'] === 'button' || native['data-variant'] === 'primary';
    return isAction ? null : <bdi>{children}</bdi>;
  }
  if (!isSafeHref(href)) {
    return (
      <Root data-slot="link" {...native} ref={ref} role="link" aria-disabled>
        {children}
      </Root>
    );
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event, event.currentTarget)) return;
    onPress?.(event);
    if (!event.defaultPrevented) follow(event, event.currentTarget, navigate);
  }

  const isNewTab = target === '_blank';
  return (
    <Root
      data-slot="link"
      {...native}
      ref={ref}
      href={href}
      target={target}
      rel={rel ?? (isNewTab ? 'noopener noreferrer' : undefined)}
      onClick={handleClick}
    >
      {isNewTab ? (
        <>
          <span>{children}</span>
          <VisuallyHidden>{` ${t('opensInNewTab')}`}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Root>
  );
});
