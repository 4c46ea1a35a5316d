import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sourcePlugin } from '../../tools/build/source-plugins';

// Bundling takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a policy with Trusted Types, a nonce for styles and no `eval` refuses, or may refuse. */
const SINKS: Readonly<Record<string, RegExp>> = {
  'writes HTML':
    /\.(?:innerHTML|outerHTML|srcdoc)\s*=(?!=)|\.(?:insertAdjacentHTML|document\.write(?:ln)?|write(?:ln)?HTML|createContextualFragment|parseFromString|setHTMLUnsafe|parseHTMLUnsafe)\(|\bdocument\.write(?:ln)?\(/,
  'hands HTML to React': /\bdangerouslySetInnerHTML\b/,
  'runs a text': /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*["'`]/,
  'loads a script by a text':
    /\bnew (?:Shared)?Worker\(|\bserviceWorker\.register\(|\bimportScripts\(|createElement\d*\(\s*["']script["']/,
  'writes a style or a listener as an attribute': /\.setAttribute\(\s*["'](?:style|on\w+)["']/,
  'makes a style element': /createElement\d*\(\s*["']style["']/,
  'has a style in markup': /<\w[^<>`]*\sstyle=\\?["']/,
  // react-aria's number and date fields call it: what is typed would end the page.
  'empties the live announcer by HTML': /liveAnnouncer\.clear\(/,
};

/** What a sandbox in the browser brings: for demonstrations, without Trusted Types (SECURITY.md). */
const DEMONSTRATION = 'only where the sandbox runs in the browser';
/** React does so with what is given to it, and only the two of ours below give anything. */
const WHEN_ASKED = 'only for elements and properties that nothing of ours renders';
const ON_SERVERS = 'on a server, into the HTML of its answer';
const WITH_NONCE = 'text of its own, under the nonce of the page (theme/NonceMark.tsx)';

/** What there is of it, and why no policy is broken. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'node_modules/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': {
    'hands HTML to React': 'a name in a list of properties',
  },
  'node_modules/@emotion/sheet/dist/emotion-sheet.esm.js': {
    'makes a style element': 'under the nonce that the theme gives the cache',
  },
  'node_modules/msw/lib/browser/index.mjs': {
    'loads a script by a text': DEMONSTRATION,
    'writes HTML': DEMONSTRATION,
  },
  'node_modules/react-aria/dist/private/interactions/usePress.mjs': {
    'makes a style element': WITH_NONCE,
  },
  'node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs': {
    'writes HTML': 'its method `clear`, which nothing calls, see the last of the sinks',
  },
  'node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs': {
    'makes a style element': WITH_NONCE,
  },
  'node_modules/react-dom/cjs/react-dom-client.production.js': {
    'hands HTML to React': WHEN_ASKED,
    'loads a script by a text': WHEN_ASKED,
    'makes a style element': WHEN_ASKED,
    'writes HTML': WHEN_ASKED,
    'writes a style or a listener as an attribute': WHEN_ASKED,
  },
  'node_modules/react-router/dist/development/chunk-*.mjs': {
    'hands HTML to React': 'components of its framework mode, which nothing of ours renders',
    'loads a script by a text': 'components of its framework mode, which nothing of ours renders',
  },
  'src/platform/session-timer.ts': {
    'loads a script by a text': 'by the policy `portal-worker`',
  },
  'src/theme/emotion-on-server.ts': { 'hands HTML to React': ON_SERVERS },
};

type Found = Map<string, Set<string>>;

/** The modules of a bundle, each with its text: esbuild names each before it. */
function modulesOf(text: string): readonly (readonly [file: string, text: string])[] {
  const parts = text.split(/^\/\/ ((?:src|node_modules|tools)\/\S+)$/m);
  return parts.flatMap((part, at) => (at % 2 === 1 ? [[part, parts[at + 1] ?? ''] as const] : []));
}

/** The sinks in everything that a browser gets of us, tree-shaken, by module. */
async function shipped(): Promise<Found> {
  const elements = readdirSync(join(root, 'src/embed/elements')).filter((file) =>
    /^(?!.*\.d\.ts$).*\.tsx?$/.test(file),
  );
  const entries = [
    'src/app/main.tsx',
    'src/app/index.ts',
    'src/components/index.ts',
    'src/components/ui/index.ts',
    'src/hooks/index.ts',
    'src/theme/index.ts',
    'src/api/index.ts',
    'src/embed/frame/create-plinth-frame.ts',
    'src/platform/session-timer.worker.ts',
    ...elements.map((file) => `src/embed/elements/${file}`),
  ];
  const { outputFiles } = await build({
    entryPoints: entries.map((file) => join(root, file)),
    absWorkingDir: root,
    plugins: [sourcePlugin],
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    jsx: 'automatic',
    minifySyntax: true,
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  });
  const found: Found = new Map();
  for (const file of outputFiles) {
    for (const [module, text] of modulesOf(file.text)) {
      for (const [sink, pattern] of Object.entries(SINKS)) {
        if (!pattern.test(text)) continue;
        // A part of a package is named by what it holds.
        const name = module.replace(/\bchunk-\w+/, 'chunk-*');
        found.set(name, (found.get(name) ?? new Set()).add(sink));
      }
    }
  }
  return found;
}

describe('what a browser gets of us, under a strict policy', () => {
  let found: Found;
  beforeAll(async () => {
    found = await shipped();
  });

  it('has no sink that a policy refuses, but those with a reason', () => {
    const kinds = [...found].map(([module, sinks]) => [module, [...sinks].sort()] as const);
    const known = Object.entries(ALLOWED).map(
      ([module, sinks]) => [module, Object.keys(sinks).sort()] as const,
    );
    const byName = (a: readonly [string, unknown], b: readonly [string, unknown]) =>
      a[0] < b[0] ? -1 : 1;
    expect(kinds.sort(byName)).toEqual(known.sort(byName));
  });
});
