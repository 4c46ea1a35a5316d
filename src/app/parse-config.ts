import * as v from 'valibot';
import type { ConfigResult } from './config';
import type { ConfigChecks } from './config-checks';
import { configSchemaBy } from './config-schema';
import { findLanguage, LANGUAGE_TAGS } from './language/languages';

/** `parseConfig`, with the checks of tokens and typefaces. */
export function parseConfigBy(checks: ConfigChecks, input: unknown): ConfigResult {
  const parsed = v.safeParse(configSchemaBy(checks), input);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.issues.map((issue) => {
        const path = v.getDotPath(issue);
        return path === null ? 'must be an object' : `${path}: ${issue.message}`;
      }),
    };
  }
  const {
    brand,
    links,
    panel,
    impersonation,
    signIn,
    embed,
    apiBaseUrl,
    hubUrl,
    messages,
    sandbox,
    navigation = 'pinned',
    preferences = 'browser',
  } = parsed.output;
  const locale = parsed.output.locale ?? parsed.output.languages?.[0] ?? 'en';
  const own = findLanguage(parsed.output.languages ?? LANGUAGE_TAGS, locale);
  if (parsed.output.languages && !own) {
    return { ok: false, problems: ['locale: must be of one of the languages'] };
  }
  const api = (apiBaseUrl ?? '').replace(/\/+$/, '');
  return {
    ok: true,
    config: {
      brand: {
        ...brand,
        name: brand?.name ?? 'Plinth',
        color: brand?.color,
        mark: brand?.mark,
        logo: brand?.logo,
      },
      links: links ?? {},
      panel: panel ?? {},
      impersonation: {
        asksReason: impersonation?.asksReason ?? true,
      },
      signIn: signIn ?? {},
      embed: { origins: [], ...embed },
      apiBaseUrl: api,
      navigation,
      preferences,
      hubUrl: hubUrl ?? `${api}/app/hubs/notifications`,
      locale,
      languages: [...new Set(parsed.output.languages ?? [own ?? 'en'])],
      messages,
      sandbox,
    },
  };
}

/** The settings found in a page, or why they are invalid. */
export type Settings =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads settings as JSON. */
export function readSettings(text: string | null | undefined): Settings {
  if (text === null || text === undefined || text.trim() === '') return { ok: true, input: {} };
  try {
    return { ok: true, input: JSON.parse(text) };
  } catch (error) {
    return {
      ok: false,
      problems: [
        `plinth-config is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
      ],
    };
  }
}
