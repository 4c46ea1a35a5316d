import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { compareLines, comparePictures } from './compare';
import type { Finding } from './findings';
import type { Pair } from './photograph';
import { pathOf } from './stories';

const sha256 = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** The same for every file of the same picture. */
export function hashOfPicture(file: Buffer): string {
  const { width, height, data } = PNG.sync.read(file);
  return sha256(`${width} ${height} `, data);
}

/** What a pair of shots shows; the pictures that differ are written into the folder. */
export function findingsOf({ story, mode, before, after }: Pair, folder: string): Finding[] {
  const about = { id: story.id, story: pathOf(story), mode: mode.name };
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
    const hash = hashOfPicture(other);
    findings.push({ kind: 'picture', ...about, ...measures, ...files, hash, isAccepted: false });
  }
  const lines = compareLines(before.tree, after.tree);
  if (lines !== null) {
    const hash = sha256(after.tree);
    findings.push({ kind: 'tree', ...about, lines, hash, isAccepted: false });
  }
  return findings;
}
