import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { faultLine } from './fault-line.ts';
import { CATALOGUES, generateMessages } from './generate.ts';

/**
 * Writes the modules of the catalogues when Vite starts, and again when one of them changes: the
 * sentence that was changed arrives as any other change of a module.
 */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  const write = () => {
    for (const fault of generateMessages(root)) console.warn(faultLine(fault));
  };
  return {
    name: 'messages',
    config(config) {
      root = resolve(config.root ?? root);
      write();
    },
    configureServer({ watcher, ws }) {
      const folder = resolve(root, CATALOGUES);
      const generate = (file: string) => {
        if (!file.startsWith(folder) || !file.endsWith('.json')) return;
        try {
          write();
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          ws.send({ type: 'error', err: { message, stack: '' } });
        }
      };
      watcher.add(folder);
      watcher.on('change', generate).on('add', generate).on('unlink', generate);
    },
  };
}
