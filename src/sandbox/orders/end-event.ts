/** How orders end by themselves, and what an order says then. */
const END_TEXTS = {
  completed: 'Completed',
  partlyCompleted: 'Partly completed',
  failed: 'Failed',
} as const;

/** Whether an order ends so by itself. */
export const isEnd = (state: string): state is keyof typeof END_TEXTS =>
  Object.hasOwn(END_TEXTS, state);

/** The event of an order's end by itself. */
export const endEvent = (state: keyof typeof END_TEXTS) => ({
  by: '',
  kind: state,
  text: END_TEXTS[state],
});
