import type { Visitor } from '../../src/sandbox/sandbox';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';

/** Somebody that a page can be looked at as. */
export interface Persona {
  /** Who it is, in a few words. */
  readonly title: string;
  readonly visitor: Visitor;
}

/**
 * The signed-in user only; the server's data is the scenario's. A persona chosen in the toolbar
 * replaces the scenario's user.
 */
export const PERSONAS = {
  administrator: {
    title: 'Administrator of the provider',
    visitor: { signedInAs: ADMIN_EMAIL },
  },
  reseller: { title: 'Reseller', visitor: { signedInAs: RESELLER_EMAIL } },
  customer: { title: 'Customer', visitor: { signedInAs: CUSTOMER_EMAIL } },
  buyer: { title: 'Customer who may buy', visitor: { signedInAs: BUYER_EMAIL } },
  guest: { title: 'Guest without permissions', visitor: { signedInAs: NO_ROLE_EMAIL } },
  impersonating: {
    title: 'Administrator, acting as the customer',
    visitor: { signedInAs: ADMIN_EMAIL, impersonates: CUSTOMER_EMAIL },
  },
  nobody: { title: 'Nobody', visitor: {} },
} as const satisfies Readonly<Record<string, Persona>>;

/** One of {@link PERSONAS}. */
export type PersonaName = keyof typeof PERSONAS;

/** The persona of that name, or undefined where the story decides. */
export function visitorOf(name: unknown): Visitor | undefined {
  return typeof name === 'string' && Object.hasOwn(PERSONAS, name)
    ? PERSONAS[name as PersonaName].visitor
    : undefined;
}
