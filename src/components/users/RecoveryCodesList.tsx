import type { RecoveryCodesDialogState } from '../../contracts/auth';
import { usersRecoveryCodesMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { PRINT_ALONE } from '../ui/print-alone-css';

interface RecoveryCodesListProps
  extends Pick<RecoveryCodesDialogState, 'copying' | 'onSave' | 'onPrint'> {
  codes: readonly string[];
  email: string;
}

/** Name of the downloaded file. */
const FILE_NAME = 'recovery-codes.txt';

const Root = styled('div')(
  layered(
    () => `
  display: grid;
  gap: var(--plinth-space-4);
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
    gap: var(--plinth-space-2) var(--plinth-space-4);
    margin: 0;
    padding: var(--plinth-space-4);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface-sunken);
    list-style: none;
    font-family: var(--plinth-font-mono);
    user-select: all;
    -webkit-user-select: all;
  }
  & > [data-slot='row-actions'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
  & [data-slot='recovery-on-paper'] { display: none; margin: 0; }
  & [data-slot='copy-refused'] { margin: 0; color: var(--plinth-danger-text); font-size: var(--plinth-font-size-sm); }
  & [data-slot='copy-refused']:empty { position: absolute; }
  @media print {
    ${PRINT_ALONE}
    & { padding: var(--plinth-space-6); color: CanvasText; }
    & > [data-slot='row-actions'], & [data-slot='copy-refused'] { display: none !important; }
    & [data-slot='recovery-on-paper'] { display: block; }
    & ul { background: none; }
  }
  `,
  ),
);

/** The recovery codes, to copy, download or print; printed alone. */
export function RecoveryCodesList(props: RecoveryCodesListProps) {
  const { codes, email, copying, onSave, onPrint } = props;
  const t = useMessages(usersRecoveryCodesMessages);
  const title = t('recoveryFile', { email });
  return (
    <Root data-slot="recovery-code-list">
      <Part as="p" data-slot="recovery-on-paper">
        {title}
      </Part>
      <ul aria-label={t('recoveryList')} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Part as="div" data-slot="row-actions">
        <CopyButton
          size="sm"
          label={t('recoveryCopy')}
          isCopied={copying.isCopied}
          onCopy={() => copying.onCopy(codes.join('\n'))}
        />
        <Button size="sm" onPress={() => onSave(FILE_NAME, `${title}\n\n${codes.join('\n')}\n`)}>
          {t('recoveryDownload')}
        </Button>
        <Button size="sm" onPress={onPrint}>
          {t('recoveryPrint')}
        </Button>
      </Part>
      <Part as="p" role="status" data-slot="copy-refused">
        {copying.isRefused ? t('recoveryCopyRefused') : ''}
      </Part>
    </Root>
  );
}
