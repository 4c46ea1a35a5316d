/**
 * Fetches what paints alerts. The signed-in area asks for it as soon as it is mounted, because the
 * alert that says "no connection" could not be fetched without one.
 */
export const loadAlertsLayer = async () => (await import('./AlertsLayer')).AlertsLayer;
