import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../tools/engines/finder';
import { JOURNEYS } from '../../tools/engines/journeys';
import { parseOptions } from '../../tools/engines/options';
import { pressActions } from '../../tools/engines/webdriver';

describe('npm run engines', () => {
  it('takes one engine, some names and the journeys alone', () => {
    expect(parseOptions(['--engine', 'webkit', '--only', 'Roles', '--no-stories'])).toEqual({
      engines: ['webkit'],
      only: ['Roles'],
      stories: false,
      journeys: true,
      build: true,
      write: false,
      help: false,
    });
    expect(parseOptions([]).engines).toEqual(['chromium', 'firefox', 'webkit']);
    expect(() => parseOptions(['--engine', 'opera'])).toThrow(/no engine "opera"/);
    expect(() => parseOptions(['--write', '--no-stories'])).toThrow(/whole run/);
    expect(() => parseOptions(['--fast'])).toThrow(/--fast/);
  });

  it('has 30 journeys or more, each under a name of its own', () => {
    const names = JOURNEYS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(30);
  });

  it('presses modifiers before a key and lets go of them after it', () => {
    expect(pressActions('Control+k')).toEqual({
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value: '\uE009' },
            { type: 'keyDown', value: 'k' },
            { type: 'keyUp', value: 'k' },
            { type: 'keyUp', value: '\uE009' },
          ],
        },
      ],
    });
  });

  it('writes steps as source that keeps patterns and quotes', () => {
    const source = sourceOf([
      { by: 'role', role: 'button', name: /^Save "it"/u },
      { by: 'text', text: "Ada's `role`", exact: true },
    ]);
    // biome-ignore lint/security/noGlobalEval: what a page evaluates.
    expect(eval(source)).toEqual([
      { by: 'role', role: 'button', name: /^Save "it"/u },
      { by: 'text', text: "Ada's `role`", exact: true },
    ]);
  });
});
