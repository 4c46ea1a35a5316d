// @ts-check
/** Sets the output `present` of a step that has a secret in `SECRET`: a condition may not read one. */
import { appendFileSync } from 'node:fs';

const { GITHUB_OUTPUT, SECRET } = process.env;
const line = `present=${Boolean(SECRET)}`;
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `${line}\n`);
console.log(line);
