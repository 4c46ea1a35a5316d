/** `npm run build`: writes what a server answers for those who build one (docs/contract.md). */
import { writeFileSync } from 'node:fs';
import { projectRoot } from '../scripts/project.mjs';
import { openApiDocument } from './document';

writeFileSync(`${projectRoot}/dist/openapi.json`, JSON.stringify(openApiDocument()));
