import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { type BaseTokenName, defaultTokens } from '../../src/theme/tokens';

const sources = import.meta.glob<string>('../../src/{components,theme}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Use {
  readonly property: string;
  readonly value: string;
}

/** Every declaration of the components in which a token stands. */
const uses = new Map<string, Use[]>();
for (const [file, text] of Object.entries(sources)) {
  if (file.endsWith('/tokens.ts')) continue;
  for (const [, property = '', value = ''] of text.matchAll(
    /(?:^|[\s{;])(-?[a-z-]+):\s*([^;{}`$]*var\(--plinth-[^;{}`$]*);/gm,
  )) {
    if (property.startsWith('--')) continue;
    // A property that only its own component sets has no value here.
    if (/var\(--(?!plinth-)/.test(value)) continue;
    for (const [, name = ''] of value.matchAll(/var\(--plinth-([a-z0-9-]+)\)/g)) {
      uses.set(name, [...(uses.get(name) ?? []), { property, value }]);
    }
  }
}
// No component names the hue; every neutral stands on it.
uses.set('hue', [{ property: 'color', value: 'var(--plinth-text)' }]);

/** Another value of the same kind. */
function otherValue(name: BaseTokenName): string {
  const value: string = defaultTokens[name];
  if (name === 'hue') return '20';
  if (name === 'ease') return 'linear';
  if (name.startsWith('font-') && !name.startsWith('font-size')) return 'fantasy';
  if (name.startsWith('shadow')) return '0 0 7px rgb(1, 2, 3)';
  if (value.endsWith('ms')) return '777ms';
  return value.endsWith('px') ? '17px' : 'rgb(1, 2, 3)';
}

let host: HTMLStyleElement | undefined;
afterEach(() => host?.remove());

describe('a token set in CSS alone', () => {
  it.each(Object.keys(defaultTokens) as BaseTokenName[])(
    '%s changes what it names',
    async (name) => {
      const found = uses.get(name) ?? [];
      expect(found, `no component uses --plinth-${name}`).not.toEqual([]);
      const { property, value } = found[0] as Use;
      // Borders and outlines have a width only with a style, positions only where they are placed.
      const Probe = styled('div')(
        layered(
          `position: relative; border: 1px solid; outline: 1px solid; animation: probe 1s; transition: color 1s; ${property}: ${value};`,
        ),
      );
      const screen = await render(
        <ThemeProvider colorScheme="light">
          <Probe>probe</Probe>
        </ThemeProvider>,
      );
      const probe = screen.getByText('probe').element();
      const read = () => getComputedStyle(probe).getPropertyValue(property);
      const before = read();
      host = document.createElement('style');
      host.textContent = `[data-plinth-root] { --plinth-${name}: ${otherValue(name)} }`;
      document.head.prepend(host);
      expect(read(), `${property}: ${value}`).not.toBe(before);
    },
  );

  it('is a token: no component uses one that there is not', () => {
    const text = Object.values(sources).join();
    // Some components hold values of their own in properties that nobody else reads.
    const isOwn = (name: string) =>
      text.includes(`--plinth-${name}:`) || text.includes(`'--plinth-${name}'`);
    expect([...uses.keys()].filter((name) => !(name in defaultTokens) && !isOwn(name))).toEqual([]);
  });
});
