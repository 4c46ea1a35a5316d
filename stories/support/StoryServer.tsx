import { type ReactNode, useEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Another server is another visit: when the toolbar chooses another scenario, persona or fault, the
 * story starts again, with everything that comes before one.
 */
export function StoryServer({
  storyId,
  server,
  children,
}: {
  storyId: string;
  /** What the toolbar says of the server: scenario, persona and fault. */
  server: string;
  children: ReactNode;
}) {
  const shown = useRef(server);
  useEffect(() => {
    if (shown.current === server) return;
    shown.current = server;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [server, storyId]);
  return children;
}
