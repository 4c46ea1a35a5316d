import type { Box } from './compare';

/** What every finding is about. */
interface AboutStory {
  /** The id of the story. */
  readonly id: string;
  /** Its path, for a reader. */
  readonly story: string;
}

interface AboutPicture extends AboutStory {
  readonly mode: string;
}

/** A change of what was there. */
interface Acceptable {
  /** Whether `visual-accepted.json` has it. */
  readonly isAccepted: boolean;
}

interface Hashed extends AboutPicture, Acceptable {
  /** SHA-256 of what is there now. */
  readonly hash: string;
}

/** The result of a story, or of one picture or accessibility tree of it. */
export type Finding =
  | (Hashed & {
      readonly kind: 'picture';
      readonly pixels: number;
      readonly box: Box;
      /** The size of the pictures. */
      readonly width: number;
      readonly height: number;
      /** Files beside the report. */
      readonly before: string;
      readonly after: string;
      readonly difference: string;
    })
  | (Hashed & { readonly kind: 'tree'; readonly lines: string })
  | (AboutPicture & {
      readonly kind: 'broken';
      /** Where it cannot be photographed. */
      readonly side: 'before' | 'after' | 'both';
      readonly problem: string;
    })
  | (AboutStory & Acceptable & { readonly kind: 'gone' })
  | (AboutStory & { readonly kind: 'new' });

/** A change that somebody has accepted. */
export function isAccepted(finding: Finding): boolean {
  return 'isAccepted' in finding && finding.isAccepted;
}

/**
 * A change that a reviewer has to accept, or, of a story that broke, to mend. A story that is new
 * changes nothing that was there; one that could not be photographed before cannot be compared.
 */
export function isChange(finding: Finding): boolean {
  if (finding.kind === 'broken') return finding.side === 'after';
  return finding.kind !== 'new' && !finding.isAccepted;
}

/** A story that says nothing about a change, as it cannot be photographed. */
export function isFailure(finding: Finding): boolean {
  return finding.kind === 'broken' && finding.side !== 'after';
}

/** An amount of pixels, in words. */
export function pixelsOf(pixels: number): string {
  return pixels === 1 ? '1 pixel' : `${pixels} pixels`;
}

/** What a finding found, without its story and mode. */
export function labelOf(finding: Finding): string {
  switch (finding.kind) {
    case 'picture':
      return pixelsOf(finding.pixels);
    case 'tree':
      return 'accessibility tree';
    case 'broken': {
      const where = finding.side === 'both' ? 'before and after' : finding.side;
      return `could not be photographed ${where}: ${finding.problem.split('\n')[0]}`;
    }
    default:
      return finding.kind;
  }
}

/** A finding as one line. */
export function describe(finding: Finding): string {
  if (finding.kind === 'new') return `new: ${finding.story}`;
  const verdict = isAccepted(finding) ? 'accepted' : isFailure(finding) ? 'failed' : 'changed';
  const mode = 'mode' in finding ? `, ${finding.mode}` : '';
  return `${verdict}: ${finding.story}${mode}: ${labelOf(finding)}`;
}
