import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from './control-css';
import { DangerIcon } from './icons';

/** Props of {@link FormError}. */
export interface FormErrorProps {
  /** The error; '' or nothing for none. A server's text is rendered as plain text. */
  children?: ReactNode;
  /** Whether an error that appears after the first render is focused. @default true */
  shouldFocus?: boolean | undefined;
  /** A class on the root. */
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
 * The error of a form, above its button. A live region that is always rendered, so that its text is
 * announced; a new error is also focused.
 */
export const FormError = forwardRef<HTMLDivElement, FormErrorProps>(function FormError(
  { children, shouldFocus = true, className },
  ref,
) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const hasError = Boolean(children);
  // An initial error must not steal the focus on page load.
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
