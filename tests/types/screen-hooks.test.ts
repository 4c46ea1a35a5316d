import { expect, expectTypeOf, it } from 'vitest';
import type { InviteModalProps } from '../../src/components/users/InviteModal';
import type { useInviteDialog } from '../../src/hooks/users/useInviteDialog';

type Components = typeof import('../../src/components/index') &
  typeof import('../../src/components/ui/index');
type Hooks = typeof import('../../src/hooks/index');

/** Every published hook of a screen; whoever publishes one is held to it. */
type ScreenHook = Extract<keyof Hooks, `use${string}Screen`>;

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** `true`, or the hook whose screen is missing or takes something else than it returns. */
type Fits<Hook extends ScreenHook> =
  Hook extends `use${infer Name extends keyof Components & string}`
    ? ReturnType<Hooks[Hook]> extends PropsOf<Components[Name]>
      ? true
      : Hook
    : Hook;

/** `<XScreen {...useXScreen()} />` for every screen: what does not fit fails the check of types. */
it('every screen takes what its hook returns', () => {
  expectTypeOf<'useRolesScreen' | 'useCustomersScreen' | 'useLoginScreen'>().toExtend<ScreenHook>();
  expectTypeOf<{ [Hook in ScreenHook]: Fits<Hook> }[ScreenHook]>().toEqualTypeOf<true>();
  expectTypeOf<ReturnType<typeof useInviteDialog>['dialog']>().toExtend<InviteModalProps>();
  expect.assertions(0);
});
