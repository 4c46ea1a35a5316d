import { type ReactNode, useId } from 'react';
import type { AuthFrameProps } from '../../contracts/auth';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AuthFrame } from './AuthFrame';

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps extends AuthFrameProps {
  /** The heading over the form. */
  title: string;
  /** A sentence under the heading. @default none */
  text?: string;
  /** A notice above the form, for example why the user was sent here. @default none */
  notice?: string;
  /** More about the notice, for example why the form is disabled. @default none */
  noticeText?: string | undefined;
  /** Tone of the notice; its text has to carry the meaning too. @default 'info' */
  noticeTone?: 'info' | 'success' | 'danger' | undefined;
  /** The form, beside the panel. @default none */
  children?: ReactNode;
}

const Notice = styled('div')(
  layered(`
  padding: 10px var(--plinth-space-3);
  border: 1px solid var(--plinth-info-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-info-soft);
  color: var(--plinth-info-text);
  overflow-wrap: anywhere;
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
  && > p { color: inherit; }
  &[data-tone='success'] {
    border-color: var(--plinth-success-border);
    background: var(--plinth-success-soft);
    color: var(--plinth-success-text);
  }
  &[data-tone='danger'] {
    border-color: var(--plinth-danger-border);
    background: var(--plinth-danger-soft);
    color: var(--plinth-danger-text);
  }
  `),
);

/** The page around every form of the authentication area (specification §2.1). */
export function AuthLayout({
  title,
  text,
  notice,
  noticeText,
  noticeTone,
  children,
  ...frame
}: AuthLayoutProps) {
  const noticeId = useId();
  return (
    <AuthFrame {...frame}>
      <header>
        {/* Focus moves here after a page change, so that screen readers read the notice too. */}
        <h1 tabIndex={-1} aria-describedby={notice ? noticeId : undefined}>
          {title}
        </h1>
        {text && <p>{text}</p>}
      </header>
      <Notice id={noticeId} role="status" data-slot="auth-notice" data-tone={noticeTone}>
        {notice && <span>{notice}</span>}
        {notice && noticeText && <p>{noticeText}</p>}
      </Notice>
      {children}
    </AuthFrame>
  );
}
