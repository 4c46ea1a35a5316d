import { writeFileSync } from 'node:fs';
import { writePages } from '../docs/pages';
import { programOf } from '../docs/program';
import { readFacts } from './read-facts';

/** Writes what `npx @plinth/console mcp` knows beside it, and the pages of docs; a build runs it. */
const program = programOf();
writeFileSync('dist/console.json', JSON.stringify(readFacts(program)));
await writePages(program);
