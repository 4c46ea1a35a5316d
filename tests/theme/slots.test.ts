import { describe, expect, it } from 'vitest';
import { componentNames } from '../../.storybook/facts/screen-facts';
import { slots as promises } from '../../src/theme/slots';
import { readSources } from '../../tools/source/files';
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

  it('are promised only where a component has them, each with what it is', () => {
    const promised = Object.entries(promises);
    expect(promised.length).toBeGreaterThan(100);
    expect(promised.filter(([slot, is]) => !slots.has(slot) || is.length < 3)).toEqual([]);
    expect(Object.keys(promises)).toEqual(Object.keys(promises).sort());
  });

  it('have a promise for each of the kit and of the screens that is named after its component', () => {
    const named = componentNames(readSources('src/components'))
      .map((name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase())
      .filter((slot) => slots.has(slot));
    expect(named.length).toBeGreaterThan(90);
    expect(named.filter((slot) => !Object.hasOwn(promises, slot))).toEqual([]);
  });
});
