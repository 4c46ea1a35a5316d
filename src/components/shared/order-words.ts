import type {
  sharedChargesMessages,
  sharedOrderStatesMessages,
  sharedOrdersMessages,
} from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { BadgeProps } from '../ui/Badge';

type Words = Translate<(typeof sharedOrderStatesMessages)['messages']>;
type ColumnWords = Translate<(typeof sharedOrdersMessages)['messages']>;
type ChargeWords = Translate<(typeof sharedChargesMessages)['messages']>;

/** The state of an order or line, as props of a badge. */
export interface StateWords {
  /** Text of the badge. */
  readonly label: string;
  /** Tone of the badge. */
  readonly tone: NonNullable<BadgeProps['tone']>;
}

const ORDERS = {
  awaitingApproval: ['orderWaiting', 'warning'],
  provisioning: ['beingSetUp', 'info'],
  completed: ['orderCompleted', 'success'],
  partlyCompleted: ['orderPartly', 'warning'],
  failed: ['hasFailed', 'danger'],
  rejected: ['orderRejected', 'danger'],
  cancelled: ['isCancelled', 'neutral'],
} as const;

const LINES = {
  queued: ['lineQueued', 'neutral'],
  provisioning: ['beingSetUp', 'info'],
  done: ['lineDone', 'success'],
  failed: ['hasFailed', 'danger'],
  cancelled: ['isCancelled', 'neutral'],
} as const;

type StateTable = Readonly<Record<string, readonly [Parameters<Words>[0], StateWords['tone']]>>;

/** Looks up a state. An unknown state is shown as it is, in neutral (commerce §2.1). */
function words(table: StateTable, state: string, t: Words): StateWords {
  const [key, tone] = (Object.hasOwn(table, state) && table[state]) || [null, 'neutral' as const];
  return { label: key === null ? state : t(key), tone };
}

/** The badge of an order's state. */
export function orderStateWords(state: string, t: Words): StateWords {
  return words(ORDERS, state, t);
}

/** The state of an order in a list: plain text if it is finished as expected, otherwise a badge. */
export function orderStateBadge(state: string, t: Words): StateWords | string {
  const badge = orderStateWords(state, t);
  return state === 'completed' ? badge.label : badge;
}

/** The badge of a line's state. */
export function orderLineStateWords(state: string, t: Words): StateWords {
  return words(LINES, state, t);
}

/** The label of an order's type. An unknown type is shown as it is (commerce §2.1). */
export function orderTypeWords(type: string, t: ColumnWords, tCharges: ChargeWords): string {
  switch (type) {
    case 'create':
      return t('orderCreate');
    case 'change':
      return t('orderChange');
    case 'renew':
      return tCharges('kindRenewal');
    case 'cancel':
      return tCharges('kindCancelled');
    default:
      return type;
  }
}
