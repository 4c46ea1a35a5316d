import { forwardRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';

/** Props of {@link IconButton}: those of a button, with a label instead of text. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** What it does; the accessible name. */
  label: string;
  /** The icon, one of `icons`. */
  children: ReactNode;
}

/** A square button with an icon. @see {@link Button} */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'ghost', children, ...button },
  ref,
) {
  return (
    <Button
      data-slot="icon-button"
      {...button}
      ref={ref}
      variant={variant}
      aria-label={label}
      data-icon-only=""
    >
      {children}
    </Button>
  );
});
