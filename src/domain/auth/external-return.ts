import { EXTERNAL_PROVIDERS, type ExternalProvider } from './session';

/** The longest value that is accepted, in characters: longer than any provider sends. */
const LONGEST = 4_096;

/** The query with which an external provider sends the browser back (specification §2.1). */
export interface ExternalReturn {
  /** Whom the browser comes back from. */
  readonly provider: ExternalProvider;
  /** What this tab left with; another one is refused. */
  readonly state: string;
  /** What is exchanged for a session, once. */
  readonly code: string;
}

/** The provider that an address names, or null: only these exact words are accepted. */
export function toExternalProvider(name: string | undefined): ExternalProvider | null {
  return EXTERNAL_PROVIDERS.find((provider) => provider === name) ?? null;
}

function only(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name);
  return value && value.length <= LONGEST && more.length === 0 ? value : null;
}

/**
 * Reads the return from a provider: `state` and `code` are both there, once, and no error is
 * (specification §5, "External login completion"). Null for everything else.
 */
export function readExternalReturn(
  provider: string | undefined,
  search: string,
): ExternalReturn | null {
  const query = new URLSearchParams(search);
  const known = toExternalProvider(provider);
  const state = only(query, 'state');
  const code = only(query, 'code');
  if (!known || !state || !code || query.has('error')) return null;
  return { provider: known, state, code };
}
