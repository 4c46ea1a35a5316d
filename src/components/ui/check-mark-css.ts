/**
 * The check mark as background layers, two strokes in the text's colour. A pseudo-element would
 * cause a relayout on each change.
 */
export const CHECK_MARK =
  'linear-gradient(45deg, transparent 32%, currentColor 37% 63%, transparent 68%) calc(50% - 2.7px) calc(50% + 1.6px) / 4px 4px no-repeat, linear-gradient(133deg, transparent 39%, currentColor 43% 57%, transparent 61%) calc(50% + 1.4px) 50% / 6.4px 6.9px no-repeat';

/** The mark of a mixed checkbox. */
export const MIXED_MARK = 'linear-gradient(currentColor 0 0) 50% / 8px 2px no-repeat';
