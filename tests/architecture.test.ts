import { describe, expect, it } from 'vitest';
import { codeOf, importsOf, targetOf } from '../tools/source/code';
import { readSources } from '../tools/source/files';

/**
 * The house fence: the table of docs/architecture.md, proved by reading the files. A red line names
 * the file and what it reached for.
 */
/** The floors below screens. */
const BELOW = 'domain contracts messages theme platform api hooks components'.split(' ');

/** What each floor may import besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  // Types alone: what each screen is given, and may ask for.
  contracts: ['domain'],
  messages: ['domain'],
  // Which elements of a page may be called like what is read of it.
  theme: ['domain/read-page'],
  platform: ['domain'],
  api: ['domain'],
  hooks: ['domain', 'contracts', 'platform', 'api'],
  components: ['domain', 'contracts', 'theme', 'messages'],
  // What stands around them once for a page: the theme, the powers of the browser.
  screens: [
    ...['domain', 'contracts', 'messages', 'hooks', 'components'],
    ...['theme/ThemeProvider', 'platform/platform'],
  ],
  app: [...BELOW, 'screens'],
  // Beside the portal, of which it knows the addresses, the languages and the type of its settings.
  embed: [
    ...[...BELOW, 'screens'],
    ...['cart', 'products', 'roles', 'users'].map((room) => `app/${room}/paths`),
    'app/language',
    'app/config',
  ],
  // Its own pages are painted with the portal's tokens.
  sandbox: ['domain', 'api/calls', 'api/wire', 'theme/tokens'],
  testing: ['domain', 'messages', 'theme', 'platform', 'api', 'hooks', 'sandbox'],
};

/**
 * The rooms of a floor from the bottom up: each may use those before it. The loose files of domain
 * are below its rooms.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  domain: [
    ...['connectivity', 'embed', 'impersonation', 'notifications', 'preferences', 'text'],
    ...['alerts', 'palette', 'time', 'users', 'activity', 'auth', 'billing', 'lists', 'roles'],
    ...['shell', 'products', 'orders', 'subscriptions', 'customers', 'cart', 'dashboard', 'forms'],
  ],
  sandbox: [
    ...['rules', 'db', 'faults', 'world', 'http', 'commerce', 'live', 'notifications'],
    ...['preferences', 'activity', 'auth', 'billing', 'impersonation', 'products', 'cart', 'users'],
    ...['dashboard', 'desk', 'orders', 'roles', 'customers', 'subscriptions', 'seed'],
  ],
  hooks: [
    ...['console', 'timing', 'writes', 'auth', 'preferences', 'connectivity', 'reads'],
    ...['activity', 'alerts', 'billing', 'impersonation', 'notifications', 'palette', 'roles'],
    ...['shell', 'cart', 'orders', 'products', 'users'],
    ...['customers', 'dashboard', 'purchase', 'subscriptions'],
  ],
};

/** Packages a floor may use; a floor that is not listed may use any dependency. */
const PACKAGES: Record<string, readonly string[]> = {
  domain: ['valibot', 'date-fns'],
  messages: ['react'],
  api: ['valibot', '@microsoft/signalr'],
  platform: [],
  hooks: ['react', '@tanstack/react-query', 'date-fns'],
  screens: ['react', '@tanstack/react-query'],
  testing: ['react'],
  sandbox: ['hono', 'msw', 'date-fns', 'ws', 'node:events', 'node:http', 'node:stream'],
};

/** Powers of the browser, and the only places that may use them. */
const POWERS: readonly { name: string; pattern: RegExp; allowed: RegExp }[] = [
  {
    name: 'the network (api; sandbox and testing answer requests)',
    pattern: /\b(?:globalThis\.|window\.)?fetch\(|\bnew WebSocket\b|\bXMLHttpRequest\b/,
    allowed: /^(api|sandbox|testing)\//,
  },
  {
    name: 'storage, tabs, workers and the navigator (platform)',
    pattern:
      /\b(?:localStorage|sessionStorage|indexedDB|BroadcastChannel)\b|\bnew Worker\b|\bnavigator\./,
    allowed: /^platform\//,
  },
  {
    name: 'timers and the present time (platform/clock, hooks/timing, the worker)',
    pattern:
      /(?<!\.)\b(?:setTimeout|setInterval)\((?![\w\s,:]*\)\s*[:{])|\bDate\.now\b|\bnew Date\(\)/,
    allowed: /^(platform\/(clock|session-timer\.worker)\.ts|hooks\/timing\/)/,
  },
];

/** Published entries gather what their readers need; they hold nothing but exports. */
const isEntry = (file: string) =>
  /^(?:[a-z]+|components\/ui|testing\/playwright|messages\/generated\/[\w-]+)\/index\.ts$/.test(
    file,
  );

/** The sources by their path from `src/`. */
const sources = [...readSources()].map(([path, text]) => ({
  file: path.replace('src/', ''),
  code: codeOf(text),
  imports: importsOf(text).map(({ specifier }) => specifier),
}));
const files = sources.map(({ file }) => file);

const floorOf = (file: string) => file.split('/')[0] ?? '';
const roomOf = (file: string) => file.split('/')[1] ?? '';

describe('the house fence', () => {
  it('reads the house', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(new Set(files.map(floorOf))).toEqual(new Set(Object.keys(MAY_IMPORT)));
  });

  it('lets a floor import only what stands below it', () => {
    const broken = sources.flatMap(({ file, imports }) =>
      imports.flatMap((specifier) => {
        const target = targetOf(file, specifier);
        if (target === null || isEntry(file) || floorOf(target) === floorOf(file)) return [];
        const allowed = MAY_IMPORT[floorOf(file)] ?? [];
        if (allowed.some((floor) => target === floor || target.startsWith(`${floor}/`))) return [];
        if (file === 'app/main.tsx' && /^(?:sandbox|embed\/frame)\//.test(target)) return [];
        return [`${file} -> ${target}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('keeps what only a server decides in sandbox/rules', () => {
    const isServer = (file: string) => /^(?:sandbox|testing)\//.test(file);
    const users = new Map<string, boolean[]>();
    for (const { file, code } of sources) {
      for (const [, names = '', specifier = ''] of code.matchAll(
        /^(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/gm,
      )) {
        for (const name of names.match(/(?<=^|,)\s*(?:type )?\w+/g) ?? []) {
          const key = `${targetOf(file, specifier)}.ts ${name.trim().replace('type ', '')}`;
          users.set(key, [...(users.get(key) ?? []), isServer(file)]);
        }
      }
    }
    const broken = sources
      .filter(({ file }) => floorOf(file) === 'domain')
      .flatMap(({ file, code }) =>
        [...code.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)]
          .map(([, name = '']) => name)
          .filter((name) => users.get(`${file} ${name}`)?.every(Boolean))
          .filter((name) => code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1)
          .map((name) => `${file}: ${name}`),
      );
    expect(broken).toEqual([]);
  });

  it('lets the hook of a screen meet its component in screens alone', () => {
    const broken = sources
      .filter(({ file }) => /^(?:app|embed)\//.test(file))
      .flatMap(({ file, imports }) =>
        imports
          .filter((name) => /\/hooks\/.*\/use\w+Screen$/.test(name))
          .map((name) => `${file} -> ${name}`),
      );
    expect(broken).toEqual([]);
  });

  it('writes no style in screens', () => {
    const broken = sources
      .filter(({ file }) => floorOf(file) === 'screens')
      .filter(({ code }) => /\bstyled\b|\bclassName\b|\bstyle=/.test(code))
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });

  it('keeps contracts to types', () => {
    const broken = sources
      .filter(({ file }) => floorOf(file) === 'contracts')
      .filter(({ code }) =>
        /^(?:export )?(?:const|let|function|class|enum)\b|^import (?!type)/m.test(code),
      )
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });

  it('keeps the rooms of components apart: a room uses its own parts, shared and ui', () => {
    const broken = sources.flatMap(({ file, imports }) =>
      imports.flatMap((specifier) => {
        const target = targetOf(file, specifier);
        if (target === null || isEntry(file)) return [];
        if (floorOf(file) !== 'components' || floorOf(target) !== 'components') return [];
        const isBelow =
          roomOf(target) === 'ui' || (roomOf(target) === 'shared' && roomOf(file) !== 'ui');
        return roomOf(target) === roomOf(file) || isBelow ? [] : [`${file} -> ${target}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('keeps the business out of the kit', () => {
    const allowed =
      /^domain\/(?:[\w-]+|(?:lists|preferences|text|time)\/.*)$|^contracts\/(?:links|list)$/;
    const broken = sources
      .filter(({ file }) => file.startsWith('components/ui/'))
      .flatMap(({ file, imports }) =>
        imports
          .map((specifier) => targetOf(file, specifier) ?? '')
          .filter((target) => /^(?:domain|contracts)\//.test(target) && !allowed.test(target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(broken).toEqual([]);
  });

  it('keeps sentences in the rooms of components, and no room takes those of another', () => {
    const roomsIn = (pattern: RegExp) =>
      [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))].sort();
    const rooms = roomsIn(/^messages\/generated\/en\/(?!index)(.*)\.ts$/);
    expect(rooms).toEqual(roomsIn(/^components\/(\w+)\//));
    const broken = sources.flatMap(({ file, imports }) => {
      if (!/^(?:components|screens)\//.test(file)) return [];
      const own = roomOf(file).replace(/\.tsx?$/, '');
      return imports.flatMap((specifier) => {
        const [, room] = /\/messages\/generated\/en\/(.*)$/.exec(specifier) ?? [];
        const allowed = own === 'ui' ? [own] : [own, 'ui', 'shared'];
        return room === undefined || allowed.includes(room) ? [] : [`${file} -> ${room}`];
      });
    });
    expect(broken).toEqual([]);
  });

  it.each(Object.keys(ROOMS))('lets a room of %s use only those below it', (floor) => {
    const rooms = ROOMS[floor] ?? [];
    const isLoose = (file: string) => !/\/.*\//.test(file);
    // What mounts the sandbox stands on the whole of it; so do the loose files of the other floors.
    const isRoom = (file: string) =>
      file.startsWith(`${floor}/`) &&
      (!isLoose(file) || floor === 'domain') &&
      !/^sandbox\/(?:msw|node)\//.test(file);
    const broken = sources
      .filter(({ file }) => isRoom(file))
      .flatMap(({ file, imports }) => {
        const allowed = rooms.slice(0, rooms.indexOf(roomOf(file)) + 1);
        const isAllowed = (target: string) =>
          allowed.includes(roomOf(target)) || (floor === 'domain' && isLoose(target));
        return imports
          .map((specifier) => targetOf(file, specifier))
          .filter((target) => target?.startsWith(`${floor}/`) && !isAllowed(target))
          .map((target) => `${file} -> ${target}`);
      });
    expect(broken).toEqual([]);
  });

  it('lets a floor use only the packages that belong to it', () => {
    const broken = sources.flatMap(({ file, imports }) => {
      const allowed = PACKAGES[floorOf(file)];
      if (!allowed) return [];
      return imports
        .filter((specifier) => !specifier.startsWith('.'))
        .filter((name) => !allowed.some((pack) => name === pack || name.startsWith(`${pack}/`)))
        .map((name) => `${file} -> ${name}`);
    });
    expect(broken).toEqual([]);
  });

  it('keeps impersonation out of the hooks of the session, which get it by `acting`', () => {
    const broken = sources
      .filter(({ file }) => file.startsWith('hooks/auth/'))
      .flatMap(({ file, imports }) =>
        imports.filter((name) => /impersonat/i.test(name)).map((name) => `${file}: ${name}`),
      );
    expect(broken).toEqual([]);
  });

  it('keeps the router and React Query out of components', () => {
    const broken = sources.flatMap(({ file, imports }) =>
      floorOf(file) === 'components'
        ? imports
            .filter((name) => /^(react-router|@tanstack\/|msw|hono|@microsoft\/)/.test(name))
            .map((name) => `${file} -> ${name}`)
        : [],
    );
    expect(broken).toEqual([]);
  });

  for (const { name, pattern, allowed } of POWERS) {
    it(`leaves ${name} to its adapters`, () => {
      const broken = sources
        .filter(({ file, code }) => !allowed.test(file) && pattern.test(code))
        .map(({ file, code }) => `${file}: ${pattern.exec(code)?.[0]}`);
      expect(broken).toEqual([]);
    });
  }

  it('mentions the sandbox only in itself, in what is for tests and in the entry of the portal', () => {
    const broken = sources
      .filter(({ file }) => !/^(sandbox|testing)\//.test(file) && file !== 'app/main.tsx')
      .filter(({ imports }) => imports.some((specifier) => /(^|\/)sandbox(\/|$)/.test(specifier)))
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });

  it('has no barrel but the published entries, and no default export', () => {
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file) && !isEntry(file))).toEqual([]);
    expect(
      sources.filter(({ code }) => /^export default\b/m.test(code)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('exports each name by one entry; a wired screen may be called like its record', () => {
    const things = new Map<string, string[]>();
    const names = new Map<string, string[]>();
    const note = (found: Map<string, string[]>, key: string, file: string) =>
      found.set(key, [...(found.get(key) ?? []), file]);
    // Each language has the names of all others.
    const entries = sources.filter(({ file }) => isEntry(file) && !/^messages\//.test(file));
    for (const { file, code } of entries) {
      for (const [, list = '', specifier = ''] of code.matchAll(
        /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm,
      )) {
        for (const [, own = '', alias] of list.matchAll(/(\w+)(?: as (\w+))?(?=\s*(?:,|$))/g)) {
          note(things, `${targetOf(file, specifier)} ${own}`, file);
          if (floorOf(file) !== 'screens') note(names, alias ?? own, file);
        }
      }
    }
    const twice = (found: Map<string, string[]>) =>
      [...found].filter(([, list]) => list.length > 1).map(([key, list]) => `${key}: ${list}`);
    expect(things.size).toBeGreaterThan(1_000);
    expect([...twice(things), ...twice(names)]).toEqual([]);
  });

  it('calls nothing `console` but the one of the browser', () => {
    const named = /\b(?:const|let)\s+\[?console\b|[{(,]\s*console\s*[,})]|\bconsole: Console\b/;
    const broken = sources
      .filter(({ code }) => named.test(code))
      .map(({ file, code }) => `${file}: ${named.exec(code)?.[0]}`);
    expect(broken).toEqual([]);
  });

  it('does nothing as a change of a field is captured: React would take back what was typed', () => {
    const broken = sources
      .filter(({ code }) => /\bon(?:Input|Change|BeforeInput)Capture\b/.test(code))
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });

  it('leads on by its own redirect: that of the router can leave an empty page', () => {
    const users = sources
      .filter(({ code }) => /\bNavigate\b[^}]*} from 'react-router'/.test(code))
      .map(({ file }) => file);
    expect(users).toEqual(['app/Redirect.tsx']);
  });

  it('keeps effects out of the rooms of components', () => {
    const broken = sources
      .filter(({ file }) => /^components\/(?!ui\/)/.test(file))
      .filter(({ code }) => /\buse(Layout)?Effect\b/.test(code))
      .map(({ file }) => file);
    expect(broken).toEqual([]);
  });

  it('writes no colour outside the tokens', () => {
    const broken = sources
      .filter(({ file }) => /^(components|app)\//.test(file))
      .flatMap(({ file, code }) =>
        [...code.matchAll(/#[0-9a-f]{3,8}\b(?=[\s;,)'`])|\b(?:rgb|hsl|oklch)a?\(/gi)].map(
          (match) => `${file}: ${match[0]}`,
        ),
      );
    expect(broken).toEqual([]);
  });

  it('lays out by logical properties only', () => {
    const physical =
      /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|(?:min-|max-)?(?:width|height)|text-align:\s*(?:left|right))\s*[:;]/m;
    const broken = sources
      .filter(({ file }) => /^(components|app|theme)\//.test(file))
      // Only inside templates: that is where the CSS is.
      .flatMap(({ file, code }) =>
        [...code.matchAll(/`[^`]*`/g)].flatMap(([css]) => {
          const found = physical.exec(css);
          return found ? [`${file}: ${found[0].trim()}`] : [];
        }),
      );
    expect(broken).toEqual([]);
  });

  it('underlines by longhands: Safari leaves out a `text-decoration` of more than a line', () => {
    const broken = sources.flatMap(({ file, code }) =>
      [...code.matchAll(/text-decoration:\s*[\w-]+\s+[^;]+;/g)].map(([css]) => `${file}: ${css}`),
    );
    expect(broken).toEqual([]);
  });
});
