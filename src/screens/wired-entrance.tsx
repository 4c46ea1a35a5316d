import type { ComponentType, FC, ReactNode } from 'react';
import type { ScreenRow } from './row';

/** Props of a wired screen: the options of its hook, and children if its component has them. */
export type WiredProps<Options, Shown> = Options &
  ('children' extends keyof Shown ? { readonly children?: ReactNode } : object);

/** A screen with its hook that also works while signed out: without a query cache. */
export function wiredEntrance<Options extends object, Screen extends Shown, Shown extends object>(
  row: ScreenRow<Options, Screen, Shown>,
): FC<WiredProps<Options, Shown>> {
  const Component = row.Component as ComponentType<Shown & { children?: ReactNode }>;
  return function Wired({ children, ...options }: Options & { children?: ReactNode }) {
    const screen = row.useScreen(options as unknown as Options);
    return <Component {...screen}>{children}</Component>;
  };
}
