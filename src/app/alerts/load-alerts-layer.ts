/**
 * Fetches the components that render alerts. The signed-in area does so on mount, because the "no
 * connection" alert could not be fetched offline.
 */
export const loadAlertsLayer = async () => (await import('./AlertsLayer')).AlertsLayer;
