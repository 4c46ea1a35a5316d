import { describe, expect, it } from 'vitest';
import { readSlots } from './read-slots';

const { slots, styled, problems } = readSlots();

describe('the slots of the components', () => {
  it('are read from the source', () => {
    expect(slots.size).toBeGreaterThan(150);
    expect([...(slots.get('login-form') ?? [])]).toEqual(['auth/LoginForm']);
    expect(slots.has('switch') && slots.has('code-field') && slots.has('drawer')).toBe(true);
  });

  it('are all within reach of `appearance`', () => {
    expect(problems).toEqual([]);
  });

  it('are named in one way', () => {
    expect([...slots.keys()].filter((slot) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slot))).toEqual(
      [],
    );
  });

  it('are those that the CSS speaks of', () => {
    expect([...styled].filter(([slot]) => !slots.has(slot))).toEqual([]);
  });

  it('are listed: a new, renamed or removed one shows here (`-- -u` writes the list anew)', async () => {
    const lines = [...slots].map(([slot, modules]) => {
      const name = slot.includes('-') ? `'${slot}'` : slot;
      const line = `  ${name}: '${[...modules].join(' ')}',`;
      return line.length > 100 ? line.replace(': ', ':\n    ') : line;
    });
    await expect(`/**
 * Every \`data-slot\` of the components with the modules that render it: what a partner's CSS and
 * \`appearance\` may name. Public, so a change needs a changeset. Written from the source by
 * \`npx vitest run --project unit tests/theme/slots.test.ts -u\`.
 */
export const slots = {
${lines.join('\n')}
} as const;

/** The name of a part of a component, as its \`data-slot\` says it. */
export type SlotName = keyof typeof slots;
`).toMatchFileSnapshot('../../src/theme/slots.ts');
  });
});
