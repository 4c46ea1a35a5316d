import { impersonationRestrictionsMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';

/** Props of {@link RestrictedNote}. */
export interface RestrictedNoteProps {
  /** What cannot be done, as a sentence. @default none but that one acts as somebody else */
  children?: string | undefined;
}

/**
 * Stands where an action is off while one acts as somebody else, over a form for example. A button
 * that is off says the same by its `disabledReason`.
 */
export function RestrictedNote({ children }: RestrictedNoteProps) {
  const t = useMessages(impersonationRestrictionsMessages);
  return (
    <Banner tone="info" announce="off" data-slot="restricted-note" title={t('restrictedTitle')}>
      {children}
    </Banner>
  );
}
