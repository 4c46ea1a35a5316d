// @vitest-environment jsdom
import { describe } from 'vitest';
import { opensDialogs } from './dialogs';

// The line of docs/embedding.md.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

describe('in jsdom', opensDialogs);
