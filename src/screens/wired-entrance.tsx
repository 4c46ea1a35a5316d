import type { ComponentType, FC, ReactNode } from 'react';
import type { ScreenRow } from './row';

/** A wired screen takes the options of its hook, and children where its component does. */
export type WiredProps<Options, Shown> = Options &
  ('children' extends keyof Shown ? { readonly children?: ReactNode } : object);

/** A screen with its hook, for those who are not signed in as well: it brings no cache for reads. */
export function wiredEntrance<Options extends object, Screen extends Shown, Shown extends object>(
  row: ScreenRow<Options, Screen, Shown>,
): FC<WiredProps<Options, Shown>> {
  const Component = row.Component as ComponentType<Shown & { children?: ReactNode }>;
  return function Wired({ children, ...options }: Options & { children?: ReactNode }) {
    const screen = row.useScreen(options as unknown as Options);
    return <Component {...screen}>{children}</Component>;
  };
}
