import { createContext, useContext } from 'react';
import type { PortalConfig } from './config';
import { NOTHING_RARE } from './config-checks';
import { parseConfigBy } from './parse-config';

const defaults = parseConfigBy(NOTHING_RARE, {});

/** The settings of the portal, for its containers. */
export const ConfigContext = createContext<PortalConfig | null>(
  defaults.ok ? defaults.config : null,
);

/** The settings of the portal. */
export function useConfig(): PortalConfig {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('ConfigContext has no value');
  return config;
}
