import type { AttentionKind } from '../../domain/dashboard/summary';
import {
  CalendarIcon,
  DangerIcon,
  InfoIcon,
  OrdersIcon,
  StatementsIcon,
  SubscriptionsIcon,
  UsersIcon,
  WarningIcon,
} from '../ui/icons';

/** The icon, tone and action of a kind. */
interface AttentionLook {
  readonly Icon: typeof InfoIcon;
  readonly tone: 'neutral' | 'warning' | 'danger';
  /** The label of its link; null for an unknown kind, which has no link. */
  readonly action:
    | 'actOrderFailed'
    | 'actOrderWaiting'
    | 'actOwnOrderWaiting'
    | 'actStatementOverdue'
    | 'actWindowClosing'
    | 'actRenewalSoon'
    | 'actTrialEnding'
    | 'actSeatsUnused'
    | 'actTenantExpired'
    | null;
}

const LOOKS: Readonly<Record<string, AttentionLook>> = {
  orderFailed: { Icon: DangerIcon, tone: 'danger', action: 'actOrderFailed' },
  orderWaiting: { Icon: OrdersIcon, tone: 'warning', action: 'actOrderWaiting' },
  ownOrderWaiting: { Icon: OrdersIcon, tone: 'neutral', action: 'actOwnOrderWaiting' },
  statementOverdue: { Icon: StatementsIcon, tone: 'danger', action: 'actStatementOverdue' },
  windowClosing: { Icon: WarningIcon, tone: 'warning', action: 'actWindowClosing' },
  renewalSoon: { Icon: CalendarIcon, tone: 'neutral', action: 'actRenewalSoon' },
  trialEnding: { Icon: CalendarIcon, tone: 'warning', action: 'actTrialEnding' },
  seatsUnused: { Icon: UsersIcon, tone: 'neutral', action: 'actSeatsUnused' },
  tenantExpired: { Icon: SubscriptionsIcon, tone: 'warning', action: 'actTenantExpired' },
};

const UNKNOWN: AttentionLook = { Icon: InfoIcon, tone: 'neutral', action: null };

/** The look of an entry that needs attention. */
export function attentionLook(kind: AttentionKind): AttentionLook {
  return (Object.hasOwn(LOOKS, kind) && LOOKS[kind]) || UNKNOWN;
}
