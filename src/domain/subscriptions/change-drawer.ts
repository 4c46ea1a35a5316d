import type { Access } from '../access';
import type { Failure } from '../failure';
import type { Reading } from '../reading';
import type { CivilDate } from '../time/civil-date';
import type { NeedRefusal } from '../users/permission-access';
import type { SubscriptionChange } from './change';
import type { ChangeState } from './change-machine';
import type { ChangePreview } from './change-preview';
import type { PlanChoices } from './plan-choices';
import type { RenewalDraft } from './renewal';
import type { Subscription } from './subscription';

/** What can be changed at once. */
export type ChangeAction = SubscriptionChange['kind'];

/** What was typed and chosen for a change. */
export interface ChangeDraft {
  /** The seats afterwards; null while what is typed is no number of them. */
  readonly quantity: number | null;
  /** The plan afterwards; null for none yet. */
  readonly planId: string | null;
}

/** The plans and limits that a drawer chooses from. */
export interface DrawerPlans {
  /** Whether the viewer may see plans, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The plans, and how many can be bought. */
  readonly choices: Reading<PlanChoices>;
}

/** The drawer in which something is changed at once, while it is open. */
export interface ChangeDrawerState {
  /** Which drawer it is. */
  readonly kind: 'change';
  /** What is changed. */
  readonly action: ChangeAction;
  /** What was typed and chosen. */
  readonly draft: ChangeDraft;
  /** What there is to choose from. */
  readonly plans: DrawerPlans;
  /** What it comes to; `empty` while nothing is asked for. */
  readonly preview: Reading<ChangePreview>;
  /** What it came to before its price ran out; null for no such time. */
  readonly totalBefore: number | null;
  /** How the change stands. */
  readonly state: ChangeState;
  /** Called with the seats; null for no number of them. */
  readonly onQuantityChange: (quantity: number | null) => void;
  /** Called with the plan. */
  readonly onPlanChange: (planId: string | null) => void;
  /** Asks at once what the draft comes to. It never makes the change. */
  readonly onPreview: () => void;
  /** Makes the change as it is previewed. */
  readonly onConfirm: () => void;
  /** The server is asked again whether it was made. */
  readonly onCheckAgain: () => void;
  /** It is sent again under the same key. */
  readonly onSendAgain: () => void;
  /** Goes on to the renewal, with what was asked for. */
  readonly onInstead: () => void;
  /** Closes the drawer. */
  readonly onClose: () => void;
}

/** A day on which the next term can end. */
export interface RenewalEnd {
  /** The first day that is not covered. */
  readonly endsOn: CivilDate;
  /** The subscription that ends then as well; null for the end of the month. */
  readonly name: string | null;
}

/** The drawer in which it is decided what happens at the renewal, while it is open. */
export interface RenewalDrawerState {
  /** Which drawer it is. */
  readonly kind: 'renewal';
  /** What is decided. */
  readonly draft: RenewalDraft;
  /** What there is to choose from. */
  readonly plans: DrawerPlans;
  /** The days on which the next term can end. */
  readonly ends: Reading<readonly RenewalEnd[]>;
  /** Whether it differs from what is decided already. */
  readonly isChanged: boolean;
  /** While it is sent: nothing closes the drawer. */
  readonly isPending: boolean;
  /** Why it was not saved; what was decided stays. */
  readonly failure: Failure | null;
  /** The subscription was changed elsewhere, so that it was not saved. */
  readonly isChangedElsewhere: boolean;
  /** Called with what is decided. */
  readonly onChange: (draft: RenewalDraft) => void;
  /** Saves it. */
  readonly onSave: () => void;
  /** Takes back what is scheduled; whether it renews stays. */
  readonly onDeleteScheduled: () => void;
  /** Closes the drawer. */
  readonly onClose: () => void;
}

/** The dialog in which a subscription is named, while it is open. */
export interface NamesDialogState {
  /** Which one it is. */
  readonly kind: 'names';
  /** While it is sent. */
  readonly isPending: boolean;
  /** Why it was not saved; what was typed stays. */
  readonly failure: Failure | null;
  /** The subscription was changed elsewhere, so that it was not saved. */
  readonly isChangedElsewhere: boolean;
  /** Saves the names; null for none. */
  readonly onSave: (names: Pick<Subscription, 'friendlyName' | 'project'>) => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** What is open over the page of a subscription. */
export type SubscriptionDrawer = ChangeDrawerState | RenewalDrawerState | NamesDialogState;

/** What was done to a subscription. */
export interface SubscriptionEvent {
  /** What it was: ordered, decided for the renewal, or named. */
  readonly kind: SubscriptionDrawer['kind'];
  /** What was ordered. @default no change was */
  readonly action?: ChangeAction | undefined;
  /** The subscription as it was known. */
  readonly subscription: Subscription;
}
