import { describe, expect, it } from 'vitest';
import { areas } from '../../src/app/areas';
import { parseConfig, parseConfigText } from '../../src/app/config';
import { paths } from '../../src/app/paths';

const problemsOf = (input: unknown) => {
  const result = parseConfig(input);
  return result.ok ? [] : result.problems;
};

describe('the settings of the portal', () => {
  it.each([null, undefined, '', '  \n '])('%j gives the defaults', (text) => {
    expect(parseConfigText(text)).toEqual({
      ok: true,
      config: {
        brand: { name: 'Plinth', color: undefined, logo: undefined },
        links: {},
        panel: {},
        impersonation: { asksReason: true },
        signIn: {},
        embed: { origins: [] },
        apiBaseUrl: '',
        navigation: 'pinned',
        preferences: 'browser',
        hubUrl: '/app/hubs/notifications',
        locale: 'en',
        languages: ['en'],
        sandbox: undefined,
      },
    });
  });

  it('fills in what is not said', () => {
    const result = parseConfig({ apiBaseUrl: 'https://api.example/v1/' });
    expect(result.ok && result.config.apiBaseUrl).toBe('https://api.example/v1');
    expect(result.ok && result.config.hubUrl).toBe('https://api.example/v1/app/hubs/notifications');
  });

  it('takes all that makes a brand', () => {
    const brand = {
      name: 'Northwind',
      color: { light: '#0f766e', dark: '#2dd4bf' },
      neutral: { hue: 60, tint: 2 },
      radius: 'large',
      density: 'compact',
      font: { text: '"Source Sans 3", sans-serif', heading: 'Georgia, serif' },
      focusRing: { color: '#c00', width: 3, offset: 1 },
      tokens: { 'text-muted': 'light-dark(oklch(0.4 0 0), oklch(0.8 0 0))' },
      logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
    };
    const messages = {
      auth: { loginTitle: 'Welcome' },
      users: { count: { one: '1', other: 'n' } },
    };
    const result = parseConfig({ brand, messages });
    expect(result.ok && result.config.brand).toEqual(brand);
    expect(result.ok && result.config.messages).toEqual(messages);
    expect(parseConfig({ brand: { radius: 12, font: 'Inter' } }).ok).toBe(true);
  });

  it('takes the origins of pages that may frame a screen, and names invalid ones', () => {
    const origins = [
      'https://www.partner.example',
      'https://a.example:8443',
      'http://localhost:3000',
    ];
    const result = parseConfig({ embed: { origins } });
    expect(result.ok && result.config.embed.origins).toEqual(origins);
    const wrong = [
      '*',
      'partner.example',
      'https://*.partner.example',
      'https://partner.example/',
      'https://partner.example:443',
      'http://partner.example',
      'https://Partner.example',
      'https://a.example;script-src',
      "https://a.example 'self'",
      'https://user@a.example',
      'javascript:alert(1)',
      'null',
    ];
    expect(problemsOf({ embed: { origins: wrong } })).toEqual(
      wrong.map(
        (_, at) =>
          `embed.origins.${at}: must be an origin such as https://www.partner.example, without a path`,
      ),
    );
    const many = Array.from({ length: 51 }, (_, at) => `https://p${at}.example`);
    expect(problemsOf({ embed: { origins: many } })).toEqual([
      'embed.origins: must be at most 50 origins',
    ]);
  });

  it('names what of a brand or a sentence it cannot take', () => {
    expect(
      problemsOf({
        brand: {
          color: { light: '#0f766e' },
          neutral: { tint: 5 },
          radius: 'huge',
          density: 'dense',
          font: 'x; } body { color: red',
          focusRing: { width: 1, colour: '#fff' },
          tokens: { text: 'red; } * { display: none', texts: '#000' },
        },
        messages: { auth: { loginTitle: 7 } },
      }),
    ).toEqual([
      'brand.color: must be a colour of 3 or 6 hexadecimal digits, or one for light and one for dark',
      'brand.neutral.tint: must be a number from 0 to 4',
      'brand.radius: must be a number from 0 to 32 or one of none, small, medium, large, round',
      'brand.density: must be one of compact, comfortable, spacious',
      'brand.font: must be a list of font families such as "Source Sans 3", sans-serif',
      'brand.focusRing.width: must be a number from 2 to 6',
      'brand.focusRing.colour: is not a known setting',
      'brand.tokens.text: must be a colour such as #2f5bea, oklch(0.5 0.19 266) or light-dark(#fff, #111)',
      'brand.tokens.texts: is not a known token',
      'messages.auth.loginTitle: must be a sentence, or its plural forms with "other"',
    ]);
  });

  it('takes what the panel says, and no empty or endless sentence', () => {
    const panel = { title: ' One console ', points: ['Quotes in minutes'] };
    const result = parseConfig({ panel });
    expect(result.ok && result.config.panel).toEqual({ ...panel, title: 'One console' });
    expect(problemsOf({ panel: { title: ' ', points: ['x'.repeat(161)], text: 'x' } })).toEqual([
      'panel.title: must not be empty',
      'panel.points.0: must be at most 160 characters',
      'panel.text: is not a known setting',
    ]);
  });

  it('names each field that is wrong', () => {
    const problems = problemsOf({
      brand: { name: ' ', color: 'blue', logo: { light: 'javascript:alert(1)' } },
      links: { terms: ' java\tscript:alert(1)', plans: '//elsewhere.example' },
      apiBaseUrl: 'ftp://api.example',
      locale: 'not a language',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'brand.name',
      'brand.color',
      'brand.logo.light',
      'links.terms',
      'links.plans',
      'apiBaseUrl',
      'locale',
    ]);
  });

  it('speaks the languages that it names, and without any that of the locale', () => {
    const spoken = (input: unknown) => {
      const result = parseConfig(input);
      return result.ok ? [result.config.locale, result.config.languages] : result.problems;
    };
    expect(spoken({ locale: 'de-AT' })).toEqual(['de-AT', ['de']]);
    expect(spoken({ locale: 'cs' })).toEqual(['cs', ['en']]);
    expect(spoken({ languages: ['fr', 'en', 'fr'] })).toEqual(['fr', ['fr', 'en']]);
    expect(spoken({ locale: 'en-GB', languages: ['ar', 'en'] })).toEqual(['en-GB', ['ar', 'en']]);
    expect(spoken({ locale: 'cs', languages: ['en'] })).toEqual([
      'locale: must be of one of the languages',
    ]);
    expect(spoken({ languages: [] })).toEqual(['languages: must name a language']);
    expect(spoken({ languages: ['en', 'tlh'] })).toEqual([
      'languages.1: must be one of en, de, es, fr, nl, ja, ar',
    ]);
  });

  it('does not swallow a slip', () => {
    expect(problemsOf({ links: { term: '/terms' } })).toEqual([
      'links.term: is not a known setting',
    ]);
  });

  it.each(['{', '[]', '7', '"text"', 'null', '{"brand":[]}'])(
    '%s is refused, not thrown',
    (text) => {
      const result = parseConfigText(text);
      expect(result.ok).toBe(false);
      expect(!result.ok && result.problems[0]).toMatch(/\w/);
    },
  );
});

it('keeps its addresses (specification §2)', () => {
  const wildcardGroups = areas
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => path.endsWith('/*'));
  expect({ ...paths, wildcardGroups }).toMatchInlineSnapshot(`
    {
      "activity": "/activity",
      "allSubscriptions": "/apps/subscriptions/all",
      "auth": "/auth",
      "cart": "/cart",
      "cartPurchase": "/cart/purchase/",
      "cartReview": "/cart/review",
      "cartSelectClient": "/cart/select-client",
      "compareStatements": "/apps/statements/compare",
      "customer": "/apps/customers/:id",
      "customers": "/apps/customers",
      "dashboard": "/dashboard",
      "externalLogin": "/external-login/:external",
      "forgotPassword": "/auth/forgot-password",
      "impersonate": "/impersonate/:sessionId",
      "login": "/auth/login",
      "logout": "/logout",
      "module": "/apps/modules/:moduleId",
      "modules": "/apps/modules",
      "newCustomer": "/apps/customers/new",
      "notFound": "/error/404",
      "order": "/apps/orders/:id",
      "orders": "/apps/orders",
      "priceList": "/apps/products/price-lists/:id",
      "priceLists": "/apps/products/price-lists",
      "product": "/apps/products/:id",
      "products": "/apps/products",
      "reconcile": "/apps/statements/reconcile",
      "renewals": "/apps/subscriptions/renewals",
      "resetPassword": "/auth/reset-password",
      "roleDetail": "/apps/roles/view-role",
      "roles": "/apps/user-management/roles",
      "rolesIndex": "/apps/roles",
      "root": "/",
      "statement": "/apps/statements/:id",
      "statements": "/apps/statements",
      "subscription": "/apps/subscriptions/:id",
      "subscriptions": "/apps/subscriptions",
      "systemError": "/error/500",
      "twoFactor": "/auth/2fa",
      "userData": "/auth/user-data",
      "userEdit": "/apps/user-management/users/edit/:email",
      "users": "/apps/user-management/users",
      "usersIndex": "/apps/user-management",
      "wildcardGroups": [
        "/apps/modules/:moduleId/*",
      ],
    }
  `);
});
