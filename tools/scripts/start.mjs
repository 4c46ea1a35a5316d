/**
 * `npm start`: checks Node, installs what is missing, then runs server/start.ts with our flags;
 * with `--dev` as the first one (`npm run dev`) server/dev.ts.
 */
import { ensureNode, main } from './project.mjs';
import { ensureDependencies } from './setup.mjs';

const isDev = process.argv[2] === '--dev';
if (isDev) process.argv.splice(2, 1);

await main(async () => {
  ensureNode();
  ensureDependencies();
  // The compiler is a package, so it is loaded only now. The server runs in this very process:
  // Ctrl+C and the exit code are its own.
  const { register } = await import('tsx/esm/api');
  register();
  await import(isDev ? '../../server/dev.ts' : '../../server/start.ts');
});
