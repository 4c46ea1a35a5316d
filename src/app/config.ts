import type { InferOutput } from 'valibot';
import type { MessageOverrides } from '../messages/messages';
import type { ThemeOptions } from '../theme/theme-types';
import type { configSchemaBy } from './config-schema';
import type { LanguageTag } from './language/languages';
import { parseConfigBy, readSettings } from './parse-config';
import { RARE_CONFIG_CHECKS } from './rare-config-checks';

/** The settings of a portal, as `plinth-config` in its page holds them. All are optional. */
export type PortalConfigInput = InferOutput<ReturnType<typeof configSchemaBy>>;

/** The settings of a portal with every default filled in. */
export interface PortalConfig {
  /** Name, logo and theme of the reseller. */
  readonly brand: Omit<ThemeOptions, 'brand'> & {
    /** What the portal is called. @default 'Plinth' */
    readonly name: string;
    /** The colour from which the theme is made, or one for each scheme. @default Plinth's own */
    readonly color: ThemeOptions['brand'];
    /**
     * Addresses of the pictures of a mark, square, which stands before the name where there is no
     * logo. @default the first letter of the name
     */
    readonly mark:
      | {
          /** The mark on light surfaces. */
          readonly light: string;
          /** The mark on dark surfaces. @default the light one */
          readonly dark?: string | undefined;
        }
      | undefined;
    /** Addresses of the logo's pictures: mark and name in one. @default mark and name */
    readonly logo:
      | {
          /** The logo on light surfaces. */
          readonly light: string;
          /** The logo on dark surfaces. @default the light one */
          readonly dark?: string | undefined;
        }
      | undefined;
  };
  /** Text of the panel beside the forms before sign-in. @default the built-in text */
  readonly panel: {
    /** Its heading. */
    readonly title?: string | undefined;
    /** The selling points, one per line. */
    readonly points?: readonly string[] | undefined;
    /** Address of a picture under them; it is decoration. @default the product in small */
    readonly picture?: string | undefined;
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
    /** My Projects, in the account menu. @default the subscriptions of the own company, by project */
    projects?: string;
    /** My Statements, in the account menu. @default the statements of the portal */
    statements?: string;
  };
  /** Settings of impersonation (specification §4). */
  readonly impersonation: {
    /** Whether its start offers a field for the reason, which the server then gets. @default true */
    readonly asksReason: boolean;
  };
  /**
   * What your server offers beside e-mail, password and one-time code (contract §4.28), and where a
   * sign-in leads. A way to sign in that is off is in no file that a browser loads.
   */
  readonly signIn: {
    /** The list of signed-in devices in the profile, to sign out there. @default false */
    readonly devices?: boolean | undefined;
    /** Recovery codes, which stand in for the one-time code. @default false */
    readonly recoveryCodes?: boolean | undefined;
    /** Trusted devices: no one-time code for 30 days. @default false */
    readonly trustedDevices?: boolean | undefined;
    /** Passkeys beside the password. @default false */
    readonly passkeys?: boolean | undefined;
    /**
     * Whether a sign-in returns to the requested page, or to the one on which the session ended
     * (contract §4.31). @default false the first page
     */
    readonly returnTo?: boolean | undefined;
  };
  /** Other sites that may show a screen in a frame (docs/frame.md). */
  readonly embed: {
    /**
     * Their origins, such as `https://www.partner.example`. Every page around a frame must be of one of
     * them. @default [] no page
     */
    readonly origins: readonly string[];
  };
  /**
   * The side navigation of somebody who has not pinned it, in a window from 1280 pixels: wide beside
   * the page, or a column of icons. @default 'pinned'
   */
  readonly navigation: 'pinned' | 'icons';
  /** Where the API is. @default '' (the page's own origin) */
  readonly apiBaseUrl: string;
  /**
   * Where each user's preferences are stored: in their browser, or on the API server by the calls
   * of contract §4.26. @default 'browser'
   */
  readonly preferences: 'browser' | 'server';
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

/** Valid settings, or what is wrong with them: one line per field. */
export type ConfigResult =
  | {
      readonly ok: true;
      /** The settings, with every default filled in. */
      readonly config: PortalConfig;
    }
  | {
      readonly ok: false;
      /** What is wrong, one sentence per problem, for the person who configures the portal. */
      readonly problems: readonly string[];
    };

/** Reads settings that may come from a hand-edited page. Never throws. */
export function parseConfig(input: unknown): ConfigResult {
  return parseConfigBy(RARE_CONFIG_CHECKS, input);
}

/** Reads the settings from the page's `<script type="application/json" id="plinth-config">`. */
export function parseConfigText(text: string | null | undefined): ConfigResult {
  const settings = readSettings(text);
  return settings.ok ? parseConfig(settings.input) : settings;
}
