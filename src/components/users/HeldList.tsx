import type { Reading } from '../../domain/reading';
import { listed } from '../../domain/text/listed';
import { type HeldCount, type Holdings, heldCounts } from '../../domain/users/holdings';
import { usersHoldingsMessages } from '../../messages/generated/en/users';
import { type Translate, useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

type T = Translate<(typeof usersHoldingsMessages)['messages']>;

const WORDS = {
  waitingOrders: 'heldWaitingOrders',
  openCartLines: 'heldOpenCartLines',
  apiKeys: 'heldApiKeys',
  invitationsSent: 'heldInvitationsSent',
  devices: 'heldDevices',
} as const satisfies Record<HeldCount, string>;

function linesOf(holdings: Holdings, t: T, locale: string): readonly string[] {
  const { roles } = holdings;
  const counts = heldCounts(holdings).map(({ name, count }) => t(WORDS[name], { count }));
  const names = listed(roles, locale);
  return roles.length > 0 ? [t('heldRoles', { count: roles.length, names }), ...counts] : counts;
}

/** Returns what a user leaves behind, in one line; '' if it is not known (workday §2). */
export function useHeldText(): (holdings: Reading<Holdings> | undefined) => string {
  const t = useMessages(usersHoldingsMessages);
  const locale = useMessagesLocale();
  return (holdings) => {
    if (holdings === undefined) return '';
    if (holdings.status === 'loading') return t('heldLoading');
    if (holdings.status === 'ready') {
      return linesOf(holdings.data, t, locale).join(' · ') || t('heldNothing');
    }
    const isUnknown = holdings.status === 'failed' && holdings.failure.kind !== 'notFound';
    return isUnknown ? t('heldUnknown') : '';
  };
}

const Box = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-1);
  padding: var(--plinth-space-3);
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  overflow-wrap: anywhere;
  & > strong { font-weight: 600; }
  & > ul { display: grid; gap: 2px; margin: 0; padding-inline-start: 18px; }
  & > span { color: var(--plinth-text-muted); }
  `),
);

/** The same as a list with a heading. */
export function HeldList({ holdings }: { holdings: Reading<Holdings> }) {
  const t = useMessages(usersHoldingsMessages);
  const locale = useMessagesLocale();
  const text = useHeldText()(holdings);
  const lines = holdings.status === 'ready' ? linesOf(holdings.data, t, locale) : [];
  if (text === '') return null;
  return (
    <Box data-slot="holdings">
      <strong>{t('heldTitle')}</strong>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <span>{text}</span>
      )}
    </Box>
  );
}
