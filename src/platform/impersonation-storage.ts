import type { StartedImpersonation } from '../domain/impersonation/impersonation';
import type { ViewedRole } from '../domain/roles/viewed-role';
import { decodePercent, encodePercent } from '../domain/text/percent';
import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { LONGEST_TEXT, STORAGE_NAMESPACE, text } from './storage';
import { createStoredValue, instant, type StoredCodec, type StoredValue } from './stored-value';

/** Values of a tab that impersonates, or that started impersonations (specification §3). */
export interface ImpersonationStorage {
  /** E-mail of the impersonated user; stored encoded (`impt`). */
  readonly impersonatedEmail: StoredValue<string>;
  /** Id of the impersonation, which every call of the tab sends. */
  readonly impersonationSessionId: StoredValue<string>;
  /** Id of the tab that started the impersonation. */
  readonly parentTabId: StoredValue<string>;
  /** End of the impersonation, in milliseconds since 1970. */
  readonly impersonationExpires: StoredValue<number>;
  /** True in a tab that started an impersonation, false in an impersonating tab. */
  readonly mainUser: StoredValue<boolean>;
  /** Id of this tab for the impersonations that it started. */
  readonly ownTabId: StoredValue<string>;
  readonly startedImpersonations: StoredValue<readonly StartedImpersonation[]>;
  /** The role in "view as role" (contract §4.30). */
  readonly viewedRole: StoredValue<ViewedRole>;
}

/** Keys of an impersonation in its tab, removed when it ends (contract §4.14). */
export const IMPERSONATION_KEYS = [
  'impersonatedEmail',
  'impersonationSessionId',
  'parentTabId',
  'impersonationExpires',
  'mainUser',
] as const satisfies readonly (keyof ImpersonationStorage)[];

/**
 * Keys of a tab that started impersonations or views as a role, removed when the administrator
 * signs out.
 */
export const PARENT_KEYS = [
  'ownTabId',
  'startedImpersonations',
  'mainUser',
  'viewedRole',
] as const satisfies readonly (keyof ImpersonationStorage)[];

const encodedText = {
  parse: (stored: string) => text.parse(decodePercent(stored) ?? ''),
  format: (value: string) => encodePercent(value),
};

const flag = {
  parse: (stored: string) => (stored === 'true' ? true : stored === 'false' ? false : null),
  format: (value: boolean) => String(value),
};

function isStarted(value: unknown): value is StartedImpersonation {
  if (typeof value !== 'object' || value === null) return false;
  const { sessionId, email, administrator, deadline } = value as Record<string, unknown>;
  const texts = [sessionId, email, administrator];
  return (
    texts.every((one) => typeof one === 'string' && one !== '' && one.length <= LONGEST_TEXT) &&
    Number.isSafeInteger(deadline)
  );
}

const started = {
  parse(stored: string): readonly StartedImpersonation[] | null {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isStarted) : null;
  },
  format: (value: readonly StartedImpersonation[]) =>
    JSON.stringify(
      value.map(({ sessionId, email, administrator, deadline }) => ({
        sessionId,
        email,
        administrator,
        deadline,
      })),
    ),
};

function readViewedRole(stored: string): ViewedRole | null {
  const { name, permissions }: Record<string, unknown> = Object(JSON.parse(stored));
  if (typeof name !== 'string' || !Array.isArray(permissions)) return null;
  return { name, permissions: permissions.filter((one) => typeof one === 'string') };
}

/** Cached, so that the same text returns the same object to subscribers. */
let lastViewed: { readonly stored: string; readonly role: ViewedRole | null } | null = null;

const viewed = {
  parse(stored: string): ViewedRole | null {
    if (lastViewed?.stored !== stored) lastViewed = { stored, role: readViewedRole(stored) };
    return lastViewed.role;
  },
  format: ({ name, permissions }: ViewedRole) => JSON.stringify({ name, permissions }),
};

/** One instance per storage, so that all subscribers see every write. */
const cache = new WeakMap<object, ImpersonationStorage>();

/** The values of a platform's tab. Created here, so that a sign-in page does not include them. */
export function impersonationStorageOf({
  storage,
  namespace = STORAGE_NAMESPACE,
  tabArea = createBrowserArea('sessionStorage'),
}: Pick<Platform, 'storage' | 'namespace' | 'tabArea'>): ImpersonationStorage {
  const before = cache.get(storage);
  if (before) return before;
  const value = <T>(name: string, codec: StoredCodec<T>) =>
    createStoredValue(tabArea, `${namespace}.${name}`, codec);
  const made: ImpersonationStorage = {
    impersonatedEmail: value('impt', encodedText),
    impersonationSessionId: storage.impersonationSessionId,
    parentTabId: value('parentTabId', text),
    impersonationExpires: value('impersonationExpires', instant),
    mainUser: value('mainUser', flag),
    ownTabId: value('ownTabId', text),
    startedImpersonations: value('startedImpersonations', started),
    viewedRole: value('viewedRole', viewed),
  };
  cache.set(storage, made);
  return made;
}
