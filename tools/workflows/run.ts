/** `npm run workflows`, after the linter: holds workflows and our actions to the rules of `rules.ts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, projectRoot, SetupError } from '../scripts/project.mjs';
import { faultsOf } from './rules';

await main(async () => {
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const { scripts } = JSON.parse(read('package.json'));
  const house = {
    scripts: Object.keys(scripts),
    has: (path: string) => existsSync(join(projectRoot, path)),
  };
  const files = readdirSync(join(projectRoot, '.github'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .map((file) => `.github/${file.replaceAll('\\', '/')}`);
  const faults = files.flatMap((file) => faultsOf(file, read(file), house));
  if (faults.length > 0) throw new SetupError(faults.join('\n'));
  console.log(`${files.length} files of .github keep to the rules.`);
});
