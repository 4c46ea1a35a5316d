import { impersonationRestrictionsMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';

/** Props of {@link RestrictedNote}. */
export interface RestrictedNoteProps {
  /** What is not possible, as a sentence. @default a sentence about the impersonation only */
  children?: string | undefined;
}

/**
 * Explains that an action is not available during an impersonation, for example above a form. For a
 * disabled button use `disabledReason`.
 */
export function RestrictedNote({ children }: RestrictedNoteProps) {
  const t = useMessages(impersonationRestrictionsMessages);
  return (
    <Banner tone="info" announce="off" data-slot="restricted-note" title={t('restrictedTitle')}>
      {children}
    </Banner>
  );
}
