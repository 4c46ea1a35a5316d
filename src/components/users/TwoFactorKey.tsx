import type { TwoFactorKeyProps } from '../../contracts/users';
import { groupedKey } from '../../domain/users/profile-access';
import { usersTwoFactorMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { CopyButton } from '../ui/CopyButton';
import { QrCode } from '../ui/QrCode';

const Root = styled('div')(
  layered(
    () => `
  display: flex;
  gap: var(--plinth-space-5);
  align-items: center;
  & > div { display: grid; gap: var(--plinth-space-2); justify-items: start; min-inline-size: 0; }
  & > div:first-of-type { flex: none; }
  & > div:only-child { flex: 1; }
  & p { margin: 0; }
  & code {
    padding: var(--plinth-space-2) 10px;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface-sunken);
    font-family: ui-monospace, monospace;
    font-size: var(--plinth-font-size-sm);
    line-height: 20px;
    overflow-wrap: anywhere;
    user-select: all;
    -webkit-user-select: all;
  }
  & [data-slot='copy-refused'] { color: var(--plinth-danger-text); font-size: var(--plinth-font-size-sm); }
  & [data-slot='copy-refused']:empty { position: absolute; }
  ${mediaDown('sm')} { flex-direction: column; align-items: start; }
  `,
  ),
);

/** What an authenticator app needs: a picture to scan and the same as text. */
export function TwoFactorKey(props: TwoFactorKeyProps) {
  const { sharedKey, authenticatorUri } = props;
  const t = useMessages(usersTwoFactorMessages);
  return (
    <Root data-slot="two-factor-key">
      {authenticatorUri && (
        <div>
          <p>{t('setupScan')}</p>
          <QrCode text={authenticatorUri} label={t('setupQr')} size={176} />
        </div>
      )}
      {sharedKey && (
        <div>
          <p>{t(authenticatorUri ? 'setupKey' : 'setupNoQr')}</p>
          <code dir="ltr" translate="no">
            {groupedKey(sharedKey)}
          </code>
          <CopyButton
            size="sm"
            label={t('setupCopy')}
            isCopied={props.isCopied}
            onCopy={props.onCopy}
          />
          <Part as="p" role="status" data-slot="copy-refused">
            {props.isCopyRefused ? t('setupCopyRefused') : ''}
          </Part>
        </div>
      )}
    </Root>
  );
}
