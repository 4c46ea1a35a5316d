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

/** How a kind of what needs attention is drawn, and what is done about it. */
interface AttentionLook {
  readonly Icon: typeof InfoIcon;
  readonly tone: 'neutral' | 'warning' | 'danger';
  /** What its link says; null for an unknown kind, which is its text alone. */
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

/** How something that needs attention is drawn. */
export function attentionLook(kind: AttentionKind): AttentionLook {
  return (Object.hasOwn(LOOKS, kind) && LOOKS[kind]) || UNKNOWN;
}
