import { useState } from 'react';
import { createCustomer, getCustomer } from '../../api/calls/customers';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import type { NewCustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import {
  CUSTOMER_FORM_PARTS,
  type CustomerField,
  type CustomerFieldProblems,
  NOTHING_TYPED,
  partOfField,
} from '../../domain/customers/customer-form';
import { CUSTOMER_CREATE } from '../../domain/customers/customer-rules';
import {
  changedDraft,
  type NewCustomerDraft,
  type NewCustomerStep,
  RESELLERS_FROM_LEVEL,
} from '../../domain/customers/new-customer';
import { openStep } from '../../domain/forms/customer';
import { viewerAccess } from '../../domain/users/permission-access';
import { customerDraftOf } from '../../platform/customer-draft';
import { createRandomId } from '../../platform/random-id';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useWrite } from '../writes/useWrite';
import { choiceOf } from './customer-choice';
import { customerProblemsOf } from './customer-problems';
import { useSellerPriceLists } from './useSellerPriceLists';

/** The draft of a new customer. */
interface CustomerDraft {
  /** The draft so far. */
  readonly draft: NewCustomerDraft;
  /** Stores a change in this tab. */
  readonly change: (changes: Partial<Omit<NewCustomerDraft, 'key'>>) => void;
  /** Discards the draft and starts a new one. */
  readonly forget: () => void;
}

const begin = (): NewCustomerDraft => ({
  ...NOTHING_TYPED,
  key: createRandomId(),
  acceptsAgreement: false,
});

/**
 * The draft of a new customer: it survives a reload, a navigation, and the end of the session.
 *
 * @param email - the user; null while signed out
 */
function useCustomerDraft(email: string | null): CustomerDraft {
  const memory = customerDraftOf(useConsole().platform, email ?? '');
  const start = () => ({ email, draft: (email === null ? null : memory.get()) ?? begin() });
  const [held, setHeld] = useState(start);
  if (held.email !== email) setHeld(start());
  const { draft } = held;
  const setDraft = (next: (before: NewCustomerDraft) => NewCustomerDraft) =>
    setHeld((before) => ({ ...before, draft: next(before.draft) }));
  return {
    draft,
    change: (changes) =>
      setDraft((before) => {
        const after = changedDraft(before, changes);
        memory.set(after);
        return after;
      }),
    forget() {
      memory.remove();
      setDraft(begin);
    },
  };
}

/** Options of {@link useNewCustomerScreen}. */
export interface NewCustomerScreenOptions {
  /** The step from the address, if controlled; null for none. @default uncontrolled */
  readonly step?: string | null | undefined;
  /** Called with the next step. @default nothing */
  readonly onStepChange?: ((step: NewCustomerStep) => void) | undefined;
  /** Called with the new customer, to open it. @default nothing */
  readonly onCreated?: ((customer: Customer) => void) | undefined;
  /** Called when the draft is discarded, to leave. @default nothing */
  readonly onDiscarded?: (() => void) | undefined;
}

/** The server's response to a new customer. Refusals without a field are failures. */
type CreateAnswer =
  | { readonly status: 'created'; readonly customer: Customer }
  | { readonly status: 'refused'; readonly problems: CustomerFieldProblems };

async function send(client: ApiClient, draft: NewCustomerDraft): Promise<CreateAnswer> {
  const { key, currency, acceptsAgreement: acceptAgreement } = draft;
  const level = draft.level === '1' ? 1 : 0;
  const customer = { ...choiceOf(draft), key, currency, level, acceptAgreement } as const;
  try {
    return { status: 'created', customer: await createCustomer(client, customer) };
  } catch (error) {
    const problems = isApiError(error) ? customerProblemsOf(error) : null;
    if (!problems) throw error;
    return { status: 'refused', problems };
  }
}

const never = () => false;
const NO_PROBLEMS: CustomerFieldProblems = {};
const FIELDS = Object.values(CUSTOMER_FORM_PARTS).flat();

/** The remaining problems after some fields were changed. */
function problemsLeft(
  problems: CustomerFieldProblems,
  changes: Readonly<Partial<Record<CustomerField, unknown>>>,
): CustomerFieldProblems {
  const left = Object.entries(problems).filter(([field]) => !Object.hasOwn(changes, field));
  return Object.fromEntries(left);
}

/**
 * Everything that `NewCustomerScreen` shows and does (commerce §5): four steps whose draft survives
 * a reload. Server errors are shown at their fields, in their step. A repeated request creates the
 * customer once. No request is sent before sign-in, or if the viewer may not add customers.
 *
 * @example
 * const NewCustomer = () => <NewCustomerScreen {...useNewCustomerScreen()} />;
 */
export function useNewCustomerScreen(
  options: NewCustomerScreenOptions = {},
): NewCustomerScreenProps {
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, CUSTOMER_CREATE));
  const { draft, change, forget } = useCustomerDraft(viewer?.email ?? null);
  const [ownStep, setOwnStep] = useState<string | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const step = openStep(options.step === undefined ? ownStep : options.step, draft);
  const { isPending, failure, run, reset } = useWrite(send, { stale: () => [customerKeys.lists] });
  const isHere = viewer !== null && access.allowed;
  const ownId = viewer?.customerId ?? '';
  const priceLists = useSellerPriceLists(viewer, ownId, isHere);
  const own = useRead({
    key: customerKeys.one(ownId),
    isEnabled: isHere && ownId !== '',
    isEmpty: never,
    read: (client, call) => getCustomer(client, { id: ownId }, call),
  });

  function onStepChange(next: NewCustomerStep): void {
    reset();
    setOwnStep(next);
    options.onStepChange?.(next);
  }

  async function create(): Promise<void> {
    const outcome = await run(draft);
    if (outcome.status !== 'done') return;
    const answer = outcome.result;
    if (answer.status === 'created') {
      forget();
      options.onCreated?.(answer.customer);
      return;
    }
    setProblems(answer.problems);
    const first = FIELDS.find((field) => answer.problems[field] !== undefined);
    if (first) onStepChange(partOfField(first));
  }

  return {
    access,
    draft: isHere ? draft : null,
    step,
    onStepChange,
    choices: {
      canBeReseller: (viewer?.customerType ?? 0) >= RESELLERS_FROM_LEVEL,
      priceLists,
      ownCurrency: own.status === 'ready' ? own.data.currency : null,
    },
    problems,
    isPending,
    failure,
    onDraftChange(changes) {
      setProblems((before) => problemsLeft(before, changes));
      change(changes);
    },
    onCreate: () => void create(),
    onDiscard() {
      forget();
      options.onDiscarded?.();
    },
  };
}
