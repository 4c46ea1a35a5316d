import { describe, expect, it } from 'vitest';
import { readSources } from '../../tools/source/files';

const sources = ['server', 'tests', 'tools'].flatMap((folder) => [...readSources(folder)]);

describe('the classes of the web platform', () => {
  it('stay those of Node where a server of ours starts: MSW, beside it, knows no others', () => {
    const servers = sources.filter(([, text]) => /from '@hono\/node-server';/.test(text));
    expect(servers.length).toBeGreaterThan(1);
    const careless = servers.filter(([, text]) => !text.includes('overrideGlobalObjects: false'));
    expect(careless.map(([path]) => path)).toEqual([]);
  });
});
