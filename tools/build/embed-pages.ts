import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { SCREEN_NAMES } from '../../src/embed/names';

/** The address of the script for pages that frame a screen. */
const SCRIPT = 'embed/frame.js';

/** The script for pages that frame a screen, as one file that needs no other. */
export async function frameScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/frame/frame-script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * A copy of the portal's page for each screen, `embed/roles/index.html`, so that a host of plain files
 * finds it, and the script for pages around.
 */
export function embedPages(): Plugin {
  return {
    name: 'embed-pages',
    configureServer(server) {
      server.middlewares.use(`/${SCRIPT}`, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await frameScript());
      });
    },
    generateBundle: {
      // After Vite has written its page.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        for (const name of SCREEN_NAMES) {
          const fileName = `embed/${name}/index.html`;
          this.emitFile({ type: 'asset', fileName, source: page.source });
        }
        this.emitFile({ type: 'asset', fileName: SCRIPT, source: await frameScript() });
      },
    },
  };
}
