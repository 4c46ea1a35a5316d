/** A story tells the frame around it what its code is. */
export const CODE_EVENT = 'plinth/code';

/** What {@link CODE_EVENT} carries. */
export interface StoryCodeEvent {
  readonly storyId: string;
  readonly code: string;
}
