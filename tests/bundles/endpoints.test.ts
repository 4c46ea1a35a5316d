import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { markPure } from '../../tools/build/mark-pure';
import { sourcePlugin } from '../../tools/build/source-plugins';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a partner bundles who puts our sign-in on a page and lets our hooks do the work. */
const SIGN_IN = `
  export { LoginScreen } from './src/components/auth/LoginScreen';
  export { ConsoleProvider } from './src/hooks/console/ConsoleProvider';
  export { createConsole } from './src/hooks/console/createConsole';
  export { SessionProvider } from './src/hooks/auth/SessionProvider';
  export { useLogin } from './src/hooks/auth/useLogin';
  export { ThemeProvider } from './src/theme/ThemeProvider';`;

/** Calls as a new area declares them; each room imports `get` and `record`. */
const further = Array.from(
  { length: 30 },
  (_, index) => `
    const thing${index} = record(() => ({ thing: () => '' }), 'thing');
    export const getThing${index} = get(
      'getThing${index}',
      '/app/things/${index}',
      thing${index},
    );
    export const factsOf${index} = () => ({ getThing${index}: { needs: ['Thing.Read'] } });`,
).join('\n');

/** Appends to rooms of the API. */
function addTo(rooms: readonly string[]): Plugin {
  return {
    name: 'further endpoints',
    setup({ onLoad }) {
      onLoad(
        { filter: new RegExp(`/src/api/calls/(${rooms.join('|')})\\.ts$`) },
        async ({ path }) => ({
          contents: markPure(`${await readFile(path, 'utf8')}${further}`),
          loader: 'ts',
        }),
      );
    },
  };
}

async function bundle(source: string, plugins: Plugin[] = []) {
  const result = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    // Short names are chosen by how often letters occur in all sources read, also in dropped ones.
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    outdir: 'out',
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    plugins: [...plugins, sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles.map(({ text }) => text);
}

describe('30 further endpoints', () => {
  it.each([[['customers', 'roles']], [['auth', 'users']]])(
    'in %j change no byte of a wired sign-in',
    async (rooms) => {
      expect(await bundle(SIGN_IN, [addTo(rooms)])).toEqual(await bundle(SIGN_IN));
    },
  );

  it('are in a bundle that calls them, so that the line above can fail', async () => {
    const [text = ''] = await bundle("export { getThing7 } from './src/api/calls/customers'", [
      addTo(['customers']),
    ]);
    expect(text).toContain('/app/things/7');
    expect(text).not.toContain('/app/things/8');
    expect(text).not.toContain('Thing.Read');
  });

  it('leave with the calls that are not used: a sign-in names nothing of roles', async () => {
    const text = (await bundle(SIGN_IN)).join('');
    expect(text).toContain('/app/login/validate-token');
    expect(text).not.toContain('/app/roles');
    expect(text).not.toContain('/app/notifications');
    // Nothing of what servers and documents need: who may make a call, how it is refused, an example.
    expect(text).not.toContain('GET /app');
  });

  it.each([
    ...['auth/login', 'users/getUser', 'roles/listRoles', 'customers/getCustomer'],
    ...['orders/getOrder', 'cart/getCart', 'products/getProduct', 'billing/getStatement'],
    ...['subscriptions/getSubscription', 'sign-in-ways/listDevices', 'dashboard/listSpend'],
  ])('one call is without what is said of it for servers and documents: %s', async (name) => {
    const [room, call] = name.split('/');
    const text = (await bundle(`export { ${call} } from './src/api/calls/${room}'`)).join('');
    expect(text).toContain(`"${call}"`);
    expect(text).not.toMatch(/(?:GET|POST|PUT|PATCH|DELETE) \/app|\w\.Read\b|refuses|example:/);
  });
});
