import { impersonationRestrictionsMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';

/** Props of {@link RestrictedNote}. */
export interface RestrictedNoteProps {
  /** What cannot be done, as a sentence. @default a sentence about the impersonation only */
  children?: string | undefined;
}

/**
 * Shown where an action is off while impersonating, above a form for example. A button that is off
 * says the same by its `disabledReason`.
 */
export function RestrictedNote({ children }: RestrictedNoteProps) {
  const t = useMessages(impersonationRestrictionsMessages);
  return (
    <Banner tone="info" announce="off" data-slot="restricted-note" title={t('restrictedTitle')}>
      {children}
    </Banner>
  );
}
