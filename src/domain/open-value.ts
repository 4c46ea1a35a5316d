/**
 * A value of an enumeration that servers may extend: an unknown value is shown as its text, without
 * an action (commerce §2.1).
 */
export type OpenValue<Known extends string> = Known | (string & Record<never, never>);
