/** `npm run conformance`: the command of the package, from the sources. */
import { runCommand } from './command';

process.exitCode = await runCommand(process.argv.slice(2));
