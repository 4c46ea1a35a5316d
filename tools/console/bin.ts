import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../conformance/command';
import { serveFacts } from './mcp/serve';

/** `npx @plinth/console`: what a partner's editor and their code need of us. */
const HELP = `npx @plinth/console mcp
  answers the assistant in your editor about screens, props, slots, tokens and sentences
npx @plinth/console conformance --base-url <url>
  asks your server every call of the contract, and names each field that is wrong`;

const [command, ...args] = process.argv.slice(2);
if (command === 'mcp') serveFacts(dirname(fileURLToPath(import.meta.url)));
else if (command === 'conformance') process.exitCode = await runCommand(args);
else {
  const isAsked = command === undefined || command === '--help' || command === 'help';
  (isAsked ? console.log : console.error)(isAsked ? HELP : `There is no ${command}.\n\n${HELP}`);
  process.exitCode = isAsked ? 0 : 1;
}
