import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, compareLines, comparePictures } from './compare';
import type { Pair } from './photograph';
import { pathOf } from './stories';

/** The result of a story, or of one picture or accessibility tree of it. */
export type Finding =
  | {
      readonly kind: 'picture';
      readonly story: string;
      readonly mode: string;
      readonly pixels: number;
      readonly box: Box;
      /** The size of the pictures. */
      readonly width: number;
      readonly height: number;
      /** Files beside the report. */
      readonly before: string;
      readonly after: string;
      readonly difference: string;
    }
  | { readonly kind: 'tree'; readonly story: string; readonly mode: string; readonly lines: string }
  | {
      readonly kind: 'broken';
      readonly story: string;
      readonly mode: string;
      /** Where it cannot be photographed. */
      readonly side: 'before' | 'after' | 'both';
      readonly problem: string;
    }
  | { readonly kind: 'gone' | 'new'; readonly story: string };

/**
 * A change that a reviewer has to accept. A story that is new changes nothing that was there; one
 * that could not be photographed before cannot be compared.
 */
export function isChange(finding: Finding): boolean {
  if (finding.kind === 'broken') return finding.side === 'after';
  return finding.kind !== 'new';
}

/** A story that says nothing about a change, as it cannot be photographed. */
export function isFailure(finding: Finding): boolean {
  return finding.kind === 'broken' && finding.side !== 'after';
}

/** How many differences, in words. */
export function countOf(changes: number): string {
  if (changes === 0) return 'No difference';
  return changes === 1 ? '1 difference' : `${changes} differences`;
}

/** An amount of pixels, in words. */
export function pixelsOf(pixels: number): string {
  return pixels === 1 ? '1 pixel' : `${pixels} pixels`;
}

/** A finding as one line. */
export function describe(finding: Finding): string {
  switch (finding.kind) {
    case 'picture':
      return `changed: ${finding.story}, ${finding.mode}: ${pixelsOf(finding.pixels)}`;
    case 'tree':
      return `changed: ${finding.story}, ${finding.mode}: accessibility tree`;
    case 'broken': {
      const where = finding.side === 'both' ? 'before and after' : finding.side;
      return `failed ${where}: ${finding.story}, ${finding.mode}: ${finding.problem.split('\n')[0]}`;
    }
    default:
      return `${finding.kind}: ${finding.story}`;
  }
}

/** What a pair of shots shows; the pictures that differ are written into the folder. */
export function findingsOf({ story, mode, before, after }: Pair, folder: string): Finding[] {
  const about = { story: pathOf(story), mode: mode.name };
  if (before.problem !== '' || after.problem !== '') {
    const side = before.problem === '' ? 'after' : after.problem === '' ? 'before' : 'both';
    return [{ kind: 'broken', ...about, side, problem: after.problem || before.problem }];
  }
  const findings: Finding[] = [];
  const [one, other] = [before, after].map(({ picture }) => Buffer.from(picture, 'base64'));
  const difference = one && other ? comparePictures(one, other) : null;
  if (one && other && difference) {
    const { picture, ...measures } = difference;
    const file = (side: string) => `${story.id}.${mode.name}.${side}.png`;
    const files = { before: file('before'), after: file('after'), difference: file('difference') };
    writeFileSync(join(folder, files.before), one);
    writeFileSync(join(folder, files.after), other);
    writeFileSync(join(folder, files.difference), picture);
    findings.push({ kind: 'picture', ...about, ...measures, ...files });
  }
  const lines = compareLines(before.tree, after.tree);
  if (lines !== null) findings.push({ kind: 'tree', ...about, lines });
  return findings;
}
