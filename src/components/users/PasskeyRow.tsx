import type { Passkey } from '../../domain/auth/passkey';
import { uiTimeMessages } from '../../messages/generated/en/ui';
import { usersPasskeysMessages } from '../../messages/generated/en/users';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Button } from '../ui/Button';
import { timeAgo } from '../ui/RelativeTime';

/** Props of {@link PasskeyRow}. */
interface PasskeyRowProps {
  passkey: Passkey;
  now: number;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: what it is called, since when it is there, and what can be done about it. */
export function PasskeyRow({ passkey, now, onRename, onRemove }: PasskeyRowProps) {
  const { createdAt, lastUsedAt } = passkey;
  const t = useMessages(usersPasskeysMessages);
  const tTime = useMessages(uiTimeMessages);
  const locale = useMessagesLocale();
  const name = passkey.name || t('passkeyUnnamed');
  const ago = (instant: Date) => timeAgo(instant, Math.max(now, instant.getTime()), tTime, locale);
  return (
    <>
      <Part as="div" data-slot="sign-in-text">
        <Part as="div" data-slot="sign-in-name">
          <bdi>{name}</bdi>
        </Part>
        <p>
          {createdAt && (
            <>
              <span>{t('passkeyAddedAt')}</span> {ago(createdAt)}
              <span>{' · '}</span>
            </>
          )}
          {lastUsedAt ? (
            <>
              <span>{t('passkeyUsedAt')}</span> {ago(lastUsedAt)}
            </>
          ) : (
            <span>{t('passkeyNeverUsed')}</span>
          )}
        </p>
      </Part>
      <Part as="div" data-slot="row-actions">
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('passkeyRenameNamed', { name })}
          onPress={onRename}
        >
          {t('passkeyRename')}
        </Button>
        <Button size="sm" aria-label={t('passkeyRemoveNamed', { name })} onPress={onRemove}>
          {t('passkeyRemove')}
        </Button>
      </Part>
    </>
  );
}
