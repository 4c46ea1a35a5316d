import { type ReactNode, useContext, useMemo } from 'react';
import { type DateWays, localeWithDates } from '../domain/time/date-ways';
import { MessagesContext } from './messages';

/** Props of {@link DatesProvider}. */
export interface DatesProviderProps extends DateWays {
  /** The components that show dates so. */
  children?: ReactNode;
}

/**
 * Shows every date and time below in a time zone and a style. Days without a time, such as the end of
 * a term, are never shifted (commerce §2.1): of them only the style changes.
 *
 * @example
 * ```tsx
 * <DatesProvider timeZone="Asia/Tokyo" dateStyle="iso">
 *   <OrdersScreen {...useOrdersScreen()} />
 * </DatesProvider>
 * ```
 */
export function DatesProvider({ timeZone, dateStyle, children }: DatesProviderProps) {
  const around = useContext(MessagesContext);
  const value = useMemo(
    () => ({ ...around, locale: localeWithDates(around.locale, { timeZone, dateStyle }) }),
    [around, timeZone, dateStyle],
  );
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>;
}
