import { type QueryClient, QueryClient as ReactQueryClient } from '@tanstack/react-query';
import type { InitialSession } from '../../../src/domain/auth/session-machine-types';
import { createSessionStore } from '../../../src/hooks/auth/create-session-store';
import type { SessionStore } from '../../../src/hooks/auth/session-store';
import { createFailures, type Failures } from '../../../src/hooks/console/failures';
import { createReadCache } from '../../../src/hooks/console/read-cache';
import { createActing } from '../../../src/hooks/impersonation/acting';
import type { TestBrowser, TestTab } from './test-browser';

export interface SessionTab extends TestTab {
  readonly store: SessionStore;
  readonly failures: Failures;
  readonly queryClient: QueryClient;
  /** Every status the session went through, in order. */
  readonly history: string[];
  readonly stop: () => void;
}

/** Opens a tab with its session started, outside of React. */
export function openSession(
  browser: TestBrowser,
  options: Parameters<TestBrowser['openTab']>[0] = {},
  /** Runs before the session starts. */
  before: (store: SessionStore) => void = () => {},
  /** What the server of the page knows of the session. */
  handedOver?: InitialSession,
): SessionTab {
  const tab = browser.openTab(options);
  const cache = createReadCache();
  const queryClient = new ReactQueryClient();
  cache.attach(queryClient);
  const failures = tab.parts.failures ?? createFailures();
  const services = { ...tab.parts, failures, cache };
  const store = createSessionStore(services, createActing(tab.parts), handedOver);
  const history: string[] = [store.getSession().status];
  store.subscribe(() => history.push(store.getSession().status));
  before(store);
  return { ...tab, store, failures, queryClient, history, stop: store.start() };
}
