import * as v from 'valibot';
import { isSafeHref } from '../domain/text/safe-href';
import type { Message } from '../messages/define-messages';
import { markTokens } from '../theme/mark-tokens';
import { DENSITY_NAMES, RADIUS_NAMES } from '../theme/theme-scales';
import { FONT_FAMILIES } from '../theme/token-checks';
import { defaultTokens, type TokenName, type TokenValues } from '../theme/tokens';
import type { ConfigChecks } from './config-checks';
import { LANGUAGE_TAGS } from './language/languages';

/** A colour as CSS hexadecimal, with or without the number sign's short form. */
const color = v.pipe(
  v.string(),
  v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour of 3 or 6 hexadecimal digits'),
);
const link = v.pipe(
  v.string(),
  v.check(isSafeHref, 'must be an http, https or mailto address, or a path'),
);
const picture = v.pipe(
  v.string(),
  v.check(
    (text) => isSafeHref(text) || /^data:image\/(svg\+xml|png|webp|jpeg)[;,]/.test(text),
    'must be an http or https address, a path, or a data: picture',
  ),
);
const phrase = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(160, 'must be at most 160 characters'),
);
const base = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || /^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(text),
    'must be empty (this origin) or an http(s) address without query',
  ),
);

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group of settings. An unknown field is an error: it is most likely a typo. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.custom<Record<string, unknown>>(isGroup, 'must be an object'),
    v.strictObject(entries, ({ expected }) =>
      expected === 'never' ? 'is not a known setting' : 'is missing',
    ),
  );
}

const themeColor = v.union(
  [color, v.strictObject({ light: color, dark: color })],
  'must be a colour of 3 or 6 hexadecimal digits, or one for light and one for dark',
);
const between = (least: number, most: number) => {
  const text = `must be a number from ${least} to ${most}`;
  return v.pipe(v.number(text), v.minValue(least, text), v.maxValue(most, text));
};
/** A picture for light surfaces, and one for dark ones. */
const pictures = group({ light: picture, dark: v.optional(picture) });
/** Values of tokens: each has to be a whole value of its token's kind, and nothing else. */
const tokensBy = ({ tokenProblem }: ConfigChecks) =>
  v.pipe(
    v.custom<TokenValues>(isGroup, 'must be an object'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, value] of Object.entries(input)) {
        const isKnown = Object.hasOwn(defaultTokens, key) || Object.hasOwn(markTokens, key);
        const problem = isKnown ? tokenProblem(key as TokenName, value) : null;
        if (isKnown && problem === null) continue;
        const message = problem === null ? 'is not a known token' : `must be ${problem}`;
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
      }
    }),
  );
const isSentence = (value: unknown) =>
  typeof value === 'string' ||
  (isGroup(value) &&
    typeof value.other === 'string' &&
    Object.values(value).every((form) => typeof form === 'string'));
const sentence = v.custom<Message>(
  isSentence,
  'must be a sentence, or its plural forms with "other"',
);

/** The name, logo and theme of a portal. */
const brandBy = (checks: ConfigChecks) => {
  const isFamily = (text: string) => checks.isFontFamily(text);
  const family = v.pipe(v.string(), v.check(isFamily, `must be ${FONT_FAMILIES}`));
  return group({
    name: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('must not be empty'),
        v.maxLength(80, 'must be at most 80 characters'),
      ),
    ),
    color: v.optional(themeColor),
    neutral: v.optional(
      group({ hue: v.optional(between(0, 360)), tint: v.optional(between(0, 4)) }),
    ),
    radius: v.optional(
      v.union(
        [v.picklist(RADIUS_NAMES), between(0, 32)],
        `must be a number from 0 to 32 or one of ${RADIUS_NAMES.join(', ')}`,
      ),
    ),
    density: v.optional(v.picklist(DENSITY_NAMES, `must be one of ${DENSITY_NAMES.join(', ')}`)),
    font: v.optional(
      v.union(
        [
          family,
          v.strictObject({
            text: v.optional(family),
            heading: v.optional(family),
            mono: v.optional(family),
          }),
        ],
        'must be a list of font families, or one for text, heading and mono',
      ),
    ),
    focusRing: v.optional(
      group({
        color: v.optional(themeColor),
        width: v.optional(between(2, 6)),
        offset: v.optional(between(0, 6)),
      }),
    ),
    tokens: v.optional(tokensBy(checks)),
    mark: v.optional(pictures),
    logo: v.optional(pictures),
  });
};

/** The settings of a portal, with the checks of tokens and typefaces. */
export const configSchemaBy = (checks: ConfigChecks) =>
  group({
    brand: v.optional(brandBy(checks)),
    links: v.optional(
      group({
        terms: v.optional(link),
        plans: v.optional(link),
        contact: v.optional(link),
        about: v.optional(link),
        projects: v.optional(link),
        statements: v.optional(link),
      }),
    ),
    panel: v.optional(
      group({
        title: v.optional(phrase),
        points: v.optional(v.array(phrase)),
        picture: v.optional(picture),
      }),
    ),
    impersonation: v.optional(
      group({
        asksReason: v.optional(v.boolean()),
      }),
    ),
    signIn: v.optional(
      group({
        devices: v.optional(v.boolean()),
        recoveryCodes: v.optional(v.boolean()),
        trustedDevices: v.optional(v.boolean()),
        passkeys: v.optional(v.boolean()),
        returnTo: v.optional(v.boolean()),
      }),
    ),
    embed: v.optional(checks.embed),
    navigation: v.optional(v.picklist(['pinned', 'icons'], 'must be pinned or icons')),
    apiBaseUrl: v.optional(base),
    preferences: v.optional(v.picklist(['browser', 'server'], 'must be browser or server')),
    hubUrl: v.optional(v.string()),
    messages: v.optional(v.record(v.string(), v.record(v.string(), sentence))),
    locale: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => {
          try {
            return Intl.getCanonicalLocales(text).length === 1;
          } catch {
            return false;
          }
        }, 'must be a language tag such as en or de-AT'),
      ),
    ),
    languages: v.optional(
      v.pipe(
        v.array(v.picklist(LANGUAGE_TAGS, `must be one of ${LANGUAGE_TAGS.join(', ')}`)),
        v.nonEmpty('must name a language'),
      ),
    ),
    sandbox: v.optional(v.string()),
  });
