import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { StateFrame } from './EmptyState';
import { PermissionsIcon } from './icons';

/** Props of {@link SignedOutState}. */
export interface SignedOutStateProps {
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

/** Shown in place of content that needs a signed-in user (contract §4.38). */
export function SignedOutState({ headingLevel = 2, className }: SignedOutStateProps) {
  const t = useMessages(uiForbiddenMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <StateFrame data-slot="signed-out" className={className}>
      <Part as="span" data-slot="state-icon" aria-hidden>
        <PermissionsIcon />
      </Part>
      <Heading>{t('signedOut')}</Heading>
    </StateFrame>
  );
}
