import { faultLine } from './fault-line.ts';
import { generateMessages } from './generate.ts';

/** `npm run messages`: writes the modules of all catalogues, and names what is wrong in them. */
const faults = generateMessages();
for (const fault of faults) console.error(faultLine(fault));
if (faults.length > 0) {
  console.error(
    `\n${faults.length} faults in the messages (docs/words.md says how they are kept).`,
  );
  process.exitCode = 1;
}
