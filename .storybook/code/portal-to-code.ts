import { valueCode } from './value-to-code';

const NOTHING = { nameOf: () => undefined };

/** The portal at the address of a story of `Pages` or `Portal`. */
export function portalToCode(args: Readonly<Record<string, unknown>>): string {
  const props = ['initialPath', 'initialState', 'cartCount']
    .filter((name) => args[name] !== undefined && args[name] !== '')
    .map(
      (name) =>
        `      ${name}={${valueCode(args[name], NOTHING, name).replaceAll('\n', '\n      ')}}`,
    );
  return [
    `import { Portal, parseConfig } from '@plinth/console/app';`,
    '',
    `const settings = parseConfig({ brand: { name: 'Northwind Cloud' } });`,
    '',
    'export function Example() {',
    `  if (!settings.ok) return <p>{settings.problems.join()}</p>;`,
    '  return (',
    '    <Portal',
    '      config={settings.config}',
    ...props,
    '    />',
    '  );',
    '}',
    '',
  ].join('\n');
}
