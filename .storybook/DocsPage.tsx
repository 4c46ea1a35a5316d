import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { lookOf } from './look';

/** What the theme's tool says; the address says it once, when the frame is loaded. */
let theme = /(?:^|;)theme:(\w+)/.exec(
  new URLSearchParams(location.search).get('globals') ?? '',
)?.[1];

/** A docs page in the theme of its stories: dark words on dark paper cannot be read. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [look, setLook] = useState(() => lookOf(theme));
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => {
      theme = String(globals.theme);
      setLook(lookOf(theme));
    };
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return (
    <DocsContainer context={context} theme={look}>
      {children}
    </DocsContainer>
  );
}
