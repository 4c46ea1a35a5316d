import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Asks for a secret: what is typed is not shown. Null when there is no terminal, or when nothing
 * was typed.
 */
export function askSecret(question: string): Promise<string | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return Promise.resolve(null);
  // Echoing is what readline does with its output, so it gets one that keeps silent.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Not before: until then the terminal itself echoes.
  process.stderr.write(`${question}: `);
  return new Promise((resolve) => {
    let answer: string | null = null;
    reader.on('close', () => {
      process.stderr.write('\n');
      resolve(answer);
    });
    reader.on('SIGINT', () => reader.close());
    reader.question('', (typed) => {
      answer = typed === '' ? null : typed;
      reader.close();
    });
  });
}
