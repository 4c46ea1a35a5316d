import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Course } from './course';

/** Hash of a text. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Sets and maps do not survive JSON by themselves. */
const written = (_key: string, value: unknown) => {
  if (value instanceof Set) return { $set: [...value] };
  return value instanceof Map ? { $map: [...value] } : value;
};
const read = (_key: string, value: { $set?: unknown[]; $map?: [unknown, unknown][] } | null) => {
  if (value?.$set) return new Set(value.$set);
  return value?.$map ? new Map(value.$map) : value;
};

type Remembered = Record<string, { readonly hash: string; readonly course: Course }>;

/** Remembers in a file what test files pass, as long as the hash of what they import is the same. */
export function createMemory(path: string) {
  const known: Remembered = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8'), read) : {};
  return async (file: string, hash: string, find: () => Promise<Course | null>) => {
    const before = known[file];
    if (before?.hash === hash) return before.course;
    const course = await find();
    if (course) known[file] = { hash, course };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(known, written));
    return course;
  };
}
