import { authTwoFactorMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

const Note = styled('p')(
  layered(`
  margin: 0;
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-sm);
  text-align: center;
  overflow-wrap: anywhere;
  & > strong { display: block; color: var(--plinth-text); font-weight: 600; }
  `),
);

/** Help for users without phone and recovery codes, configured on the server (workday §9.9). */
export function NoCodes({ help }: { help: string | undefined }) {
  const t = useMessages(authTwoFactorMessages);
  return help ? (
    <Note data-slot="no-codes">
      <strong>{t('noCodesLeft')}</strong>
      <span>{help}</span>
    </Note>
  ) : null;
}
