import { writeFileSync } from 'node:fs';
import { readFacts } from './read-facts';

/** Writes what `npx @plinth/console mcp` knows beside it; a build runs it. */
writeFileSync('dist/console.json', JSON.stringify(readFacts()));
