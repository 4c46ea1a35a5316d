import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { shortType, unionText } from './short-type';

/** As a reader sees a type: its members, without the `undefined` that every optional prop has. */
function membersOf(type: SBType): readonly SBType[] {
  if (type.name !== 'union') return [type];
  return type.value.filter(({ name, value }: SBType & { value?: unknown }) => {
    return String(value ?? name) !== 'undefined';
  });
}

const wordOf = (type: SBType & { value?: unknown }): string => {
  if (type.name === 'literal' || type.name === 'other') return String(type.value);
  return type.raw ?? type.name;
};

function readable(arg: StrictInputType): StrictInputType {
  const [text, fallback] = (arg.description ?? '').split(/\s*@default\s+/);
  const type = typeof arg.type === 'object' ? arg.type : undefined;
  const members = type ? membersOf(type) : [];
  // The members of a union lose what a function takes and what a type is called.
  const full =
    type?.name === 'union' && type.raw
      ? unionText(type.raw)
      : members.map(wordOf).join(' | ').replace(' | undefined', '');
  const short = shortType(full);
  const only = members.length === 1 ? members[0] : undefined;
  return {
    ...arg,
    ...(only && { type: only }),
    description: text,
    table: {
      ...arg.table,
      ...(members.length > 0 && {
        type: {
          ...arg.table?.type,
          summary: short,
          // All of it, a press away.
          ...(short !== full && { detail: full }),
        },
      }),
      ...(fallback && { defaultValue: { summary: fallback.trim() } }),
    },
  };
}

/**
 * The table of props as somebody reads it: `@default` in its own column, types in short, unions by their members,
 * and a switch for what is a boolean though it may be left out.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, arg]) => [name, readable(arg)]));
