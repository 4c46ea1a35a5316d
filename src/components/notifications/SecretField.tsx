import type { ReactNode } from 'react';
import { notificationsCredentialsMessages } from '../../messages/generated/en/notifications';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { CopyButton } from '../ui/CopyButton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface SecretFieldProps {
  label: string;
  /** The text; null while it is masked. */
  value: string | null;
  /** Whether it is left out of print. @default false */
  isSecret?: boolean | undefined;
  isCopied: boolean;
  onCopy: () => void;
  /** Buttons before the copy button. @default none */
  children?: ReactNode;
}

/** A fixed number of dots: does not reveal the secret's length. */
const DOTS = '••••••••••••';

const Root = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px var(--plinth-space-2);
  padding-block: 10px;
  border-block-end: 1px solid var(--plinth-border);
  & > dt {
    grid-column: 1 / -1;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
  }
  & > dd { margin: 0; min-inline-size: 0; overflow-wrap: anywhere; }
  & [data-slot='secret-value'] { font-family: var(--plinth-font-mono); font-size: var(--plinth-font-size-sm); }
  & > [data-slot='secret-actions'] { display: flex; gap: var(--plinth-space-1); }
  & [data-slot='secret-on-paper'] { display: none; }
  @media print {
    & [data-slot='secret-value'][data-secret] { display: none; }
    & [data-slot='secret-on-paper'] { display: inline; }
    & > [data-slot='secret-actions'] { display: none; }
  }
  `),
);

/** A read-only field with a copy button. A masked value is not in the DOM; secrets do not print. */
export function SecretField({
  label,
  value,
  isSecret = false,
  isCopied,
  onCopy,
  children,
}: SecretFieldProps) {
  const t = useMessages(notificationsCredentialsMessages);
  return (
    <Root data-slot="secret-field">
      <dt>{label}</dt>
      <dd>
        {value === null ? (
          <>
            <Part as="span" data-slot="secret-value" aria-hidden>
              {DOTS}
            </Part>
            <VisuallyHidden>{t('passwordHidden')}</VisuallyHidden>
          </>
        ) : (
          <>
            <Part
              as="bdi"
              data-slot="secret-value"
              data-secret={isSecret || undefined}
              translate="no"
            >
              {value || t('noValue')}
            </Part>
            {isSecret && (
              <Part as="span" data-slot="secret-on-paper" aria-hidden>
                {DOTS}
              </Part>
            )}
          </>
        )}
      </dd>
      <Part as="dd" data-slot="secret-actions">
        {children}
        {value !== '' && (
          <CopyButton
            isIconOnly
            size="sm"
            variant="ghost"
            label={t('copyField', { field: label })}
            isCopied={isCopied}
            onCopy={onCopy}
          />
        )}
      </Part>
    </Root>
  );
}
