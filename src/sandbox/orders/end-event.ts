/** Texts of the events when an order ends automatically. */
const END_TEXTS = {
  completed: 'Completed',
  partlyCompleted: 'Partly completed',
  failed: 'Failed',
} as const;

/** Whether a state is an automatic end of an order. */
export const isEnd = (state: string): state is keyof typeof END_TEXTS =>
  Object.hasOwn(END_TEXTS, state);

export const endEvent = (state: keyof typeof END_TEXTS) => ({
  by: '',
  kind: state,
  text: END_TEXTS[state],
});
