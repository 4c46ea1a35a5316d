import * as v from 'valibot';
import type { DangerousAction } from '../domain/impersonation/restrictions';
import type { MessageOverrides } from '../messages/messages';
import type { ThemeOptions } from '../theme/theme-types';
import { configSchema } from './config-schema';
import { findLanguage, LANGUAGE_TAGS, type LanguageTag } from './language/languages';

/** The settings of a portal, as `plinth-config` in its page holds them. All are optional. */
export type PortalConfigInput = v.InferOutput<typeof configSchema>;

/** The settings of a portal with every default filled in. */
export interface PortalConfig {
  /** Name, logo and theme of the reseller. */
  readonly brand: Omit<ThemeOptions, 'brand'> & {
    /** What the portal is called. @default 'Plinth' */
    readonly name: string;
    /** The colour from which the theme is made, or one for each scheme. @default Plinth's own */
    readonly color: ThemeOptions['brand'];
    /** Addresses of the logo's pictures. @default the name as a word mark */
    readonly logo:
      | {
          /** The logo on light surfaces. */
          readonly light: string;
          /** The logo on dark surfaces. @default the light one */
          readonly dark?: string | undefined;
        }
      | undefined;
  };
  /** What the panel beside the forms before sign-in says. @default our sentences */
  readonly panel: {
    /** Its heading. */
    readonly title?: string | undefined;
    /** What speaks for the portal, a line each. */
    readonly points?: readonly string[] | undefined;
  };
  /**
   * Links of the pages before sign-in, of the footer (About, Contact) and of the account menu
   * (My Projects, My Statements). @default none
   */
  readonly links: {
    /** The terms, on the pages before sign-in. */
    terms?: string;
    /** Plans, on the pages before sign-in. */
    plans?: string;
    /** Contact, in the footer. */
    contact?: string;
    /** About, in the footer. */
    about?: string;
    /** My Projects, in the account menu. */
    projects?: string;
    /** My Statements, in the account menu. */
    statements?: string;
  };
  /** What is allowed and asked when a user is impersonated (specification §4). */
  readonly impersonation: {
    /** Dangerous actions that are allowed while impersonating. @default [] */
    readonly allow: readonly DangerousAction[];
    /** Whether its start offers a field for the reason, which the server then gets. @default true */
    readonly asksReason: boolean;
  };
  /** Where the API is. @default '' (the page's own origin) */
  readonly apiBaseUrl: string;
  /** Address of the live hub. @default `{apiBaseUrl}/app/hubs/notifications` */
  readonly hubUrl: string;
  /**
   * The locale that the portal starts in: its language, and how dates and numbers are written.
   * @default the first of `languages`
   */
  readonly locale: string;
  /**
   * The languages that a reader can choose from. @default that of `locale` where it is one of
   * `LanguageTag`, else English alone
   */
  readonly languages: readonly LanguageTag[];
  /** Sentences in your own words, by room and key. @default ours */
  readonly messages: MessageOverrides | undefined;
  /** Name of a sandbox scenario to run on instead of a server (a static demonstration). */
  readonly sandbox: string | undefined;
}

/** Settings that can be used, or what is wrong with them: a line a field. */
export type ConfigResult =
  | {
      readonly ok: true;
      /** The settings, with every default filled in. */
      readonly config: PortalConfig;
    }
  | {
      readonly ok: false;
      /** What is wrong, a sentence each, for the person who sets the portal up. */
      readonly problems: readonly string[];
    };

/** Reads settings that may come from a hand-edited page. Never throws. */
export function parseConfig(input: unknown): ConfigResult {
  const parsed = v.safeParse(configSchema, input);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.issues.map((issue) => {
        const path = v.getDotPath(issue);
        return path === null ? 'must be an object' : `${path}: ${issue.message}`;
      }),
    };
  }
  const { brand, links, panel, impersonation, apiBaseUrl, hubUrl, messages, sandbox } =
    parsed.output;
  const locale = parsed.output.locale ?? parsed.output.languages?.[0] ?? 'en';
  const own = findLanguage(parsed.output.languages ?? LANGUAGE_TAGS, locale);
  if (parsed.output.languages && !own) {
    return { ok: false, problems: ['locale: must be of one of the languages'] };
  }
  const api = (apiBaseUrl ?? '').replace(/\/+$/, '');
  return {
    ok: true,
    config: {
      brand: { ...brand, name: brand?.name ?? 'Plinth', color: brand?.color, logo: brand?.logo },
      links: links ?? {},
      panel: panel ?? {},
      impersonation: {
        allow: impersonation?.allow ?? [],
        asksReason: impersonation?.asksReason ?? true,
      },
      apiBaseUrl: api,
      hubUrl: hubUrl ?? `${api}/app/hubs/notifications`,
      locale,
      languages: [...new Set(parsed.output.languages ?? [own ?? 'en'])],
      messages,
      sandbox,
    },
  };
}

/** Reads the settings from the page's `<script type="application/json" id="plinth-config">`. */
export function parseConfigText(text: string | null | undefined): ConfigResult {
  if (text === null || text === undefined || text.trim() === '') return parseConfig({});
  try {
    return parseConfig(JSON.parse(text));
  } catch (error) {
    return {
      ok: false,
      problems: [
        `plinth-config is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`,
      ],
    };
  }
}
