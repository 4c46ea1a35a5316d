import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../docs/embedding.md');

/** An example of `docs/embedding.md`: a code block with a title, which others import it by. */
export interface Example {
  readonly title: string;
  readonly code: string;
}

/** The titled code blocks of the page, in its order. */
export function embeddingExamples(): readonly Example[] {
  const blocks = readFileSync(FILE, 'utf8').matchAll(/```tsx title="([\w-]+)"\n([\s\S]*?)```/g);
  return [...blocks].map(([, title = '', code = '']) => ({ title, code }));
}
