/**
 * A value of a list that a server may lengthen: one that is not known is its own text, shown as it
 * is and without an action (commerce §2.1).
 */
export type OpenValue<Known extends string> = Known | (string & Record<never, never>);
