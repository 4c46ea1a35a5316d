import { EXTERNAL_PROVIDERS, type ExternalProvider } from './session';

/** Maximum length of a value, in characters; no provider sends more. */
const LONGEST = 4_096;

/** Query parameters of the redirect back from an external provider (specification §2.1). */
export interface ExternalReturn {
  /** The provider that redirected here. */
  readonly provider: ExternalProvider;
  /** The `state` this tab sent; any other value is rejected. */
  readonly state: string;
  /** One-time code that is exchanged for a session. */
  readonly code: string;
}

/** The provider named in a path; null for anything but the exact names. */
export function toExternalProvider(name: string | undefined): ExternalProvider | null {
  return EXTERNAL_PROVIDERS.find((provider) => provider === name) ?? null;
}

function only(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name);
  return value && value.length <= LONGEST && more.length === 0 ? value : null;
}

/**
 * Reads the redirect from a provider. Null unless `state` and `code` are each there once, without
 * an error (specification §5, "External login completion").
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
