import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from './control-css';
import { DangerIcon } from './icons';

/** Props of {@link FormError}. */
export interface FormErrorProps {
  /** What went wrong, '' or nothing for no error. The text of a server is shown as text. */
  children?: ReactNode;
  /** Moves the focus to an error that appears after the first render. @default true */
  shouldFocus?: boolean | undefined;
  /** A class of your own on the box. */
  className?: string | undefined;
}

const Root = styled('div')(
  layered(
    () => `
  &:empty { position: absolute; }
  &:focus { outline: none; }
  & > div {
    display: flex;
    gap: 10px;
    padding: 10px var(--plinth-space-3);
    border: 1px solid var(--plinth-danger-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-danger-soft);
    color: var(--plinth-danger-text);
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  &:focus-visible > div { ${FOCUS_RING} }
  & svg { flex: none; inline-size: 16px; block-size: 16px; margin-block-start: 2px; }
  `,
  ),
);

/**
 * What the server said about a form, above its button. A live region that is always there, so that
 * its text is announced; an error that appears also takes the focus.
 */
export const FormError = forwardRef<HTMLDivElement, FormErrorProps>(function FormError(
  { children, shouldFocus = true, className },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const hasError = Boolean(children);
  // An error that is there from the start must not take the focus of the page it comes with.
  const hadError = useRef(hasError);
  useEffect(() => {
    if (hasError && !hadError.current && shouldFocus) root.current?.focus();
    hadError.current = hasError;
  }, [hasError, shouldFocus]);

  return (
    <Root ref={root} role="alert" tabIndex={-1} data-slot="form-error" className={className}>
      {hasError && (
        <div>
          <DangerIcon aria-hidden />
          <span>{children}</span>
        </div>
      )}
    </Root>
  );
});
