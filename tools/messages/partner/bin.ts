import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';

/** `plinth-messages`: a language of a partner's own (docs/languages.md). */
const english = fileURLToPath(new URL('./messages/en', import.meta.url));
const { lines, code } = runCommand(process.argv.slice(2), english);
for (const line of lines) (code === 0 ? console.log : console.error)(line);
process.exitCode = code;
