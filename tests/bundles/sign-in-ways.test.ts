import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { sourcePlugin } from '../../tools/build/source-plugins';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a partner bundles who leaves the further ways to sign in off. */
const PLAIN = `
  export { LoginScreen } from './src/components/auth/LoginScreen';
  export { TwoFactorScreen } from './src/components/auth/TwoFactorScreen';
  export { ProfileScreen } from './src/components/users/ProfileScreen';
  export { createConsole } from './src/hooks/console/createConsole';
  export { SessionProvider } from './src/hooks/auth/SessionProvider';
  export { useLoginScreen } from './src/hooks/auth/useLoginScreen';
  export { useTwoFactorScreen } from './src/hooks/auth/useTwoFactorScreen';
  export { useProfileScreen } from './src/hooks/users/useProfileScreen';`;

/** The same with them on. */
const MORE = `${PLAIN}
  export { PasskeySignIn } from './src/components/auth/PasskeySignIn';
  export { usePasskeySignIn } from './src/hooks/auth/usePasskeySignIn';
  export { RecoveryCodeScreen } from './src/components/auth/RecoveryCodeScreen';
  export { TrustDevice } from './src/components/auth/TrustDevice';
  export { DevicesSection } from './src/components/users/DevicesSection';
  export { useDevices } from './src/hooks/users/useDevices';
  export { useRecoveryCodes } from './src/hooks/users/useRecoveryCodes';
  export { usePasskeys } from './src/hooks/users/usePasskeys';`;

/** The modules of these ways of which a bundle holds any bytes, and what it says of them. */
async function traces(source: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    outdir: 'out',
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    plugins: [sourcePlugin],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const modules = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)
    .filter((path) =>
      /passkey|recovery-?code|trust-?device|devices?(section|row|\.ts)/i.test(path),
    );
  const code = outputFiles.map(({ text }) => text).join('\n');
  const words = [
    'me/passkeys',
    'me/devices',
    'me/recovery-codes',
    'webauthn',
    'navigator.credentials',
  ];
  return [...modules, ...words.filter((word) => code.includes(word))];
}

it('no byte of the further ways to sign in is with who leaves them off', async () => {
  expect(await traces(PLAIN)).toEqual([]);
  const more = await traces(MORE);
  expect(more).toEqual(
    expect.arrayContaining(['src/platform/passkeys.ts', 'me/devices', 'navigator.credentials']),
  );
});
