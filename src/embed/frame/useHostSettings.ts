import { useEffect, useState } from 'react';
import type { HostLink } from './connect-to-host';
import type { FrameSettings } from './protocol';

/** What the page around wants now: what it began with, and what it changed since. */
export function useHostSettings(link: HostLink): FrameSettings {
  const [settings, setSettings] = useState(link.settings);
  useEffect(
    () =>
      link.listen((message) => {
        if (message.type === 'settings') {
          setSettings((current) => ({ ...current, ...message.settings }));
        }
      }),
    [link],
  );
  return settings;
}
