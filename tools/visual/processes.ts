import { spawn } from 'node:child_process';

/** Thrown when the command is stopped while a program runs. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/**
 * Runs a program to its end, and ends it when the signal is aborted.
 *
 * @returns what it wrote to standard output
 * @throws Error with what it wrote to standard error, when it fails
 * @throws Stopped when the signal was aborted
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, signal }: { cwd: string; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    let [out, errors] = ['', ''];
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
    });
    child.stderr.on('data', (data: Buffer) => {
      errors += data.toString();
    });
    child.on('error', (error) => {
      signal.removeEventListener('abort', stop);
      reject(error);
    });
    child.on('close', (status) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(new Stopped());
      else if (status === 0) resolve(out);
      else reject(new Error(errors.trim() || out.trim() || `${command} failed.`));
    });
  });
}
