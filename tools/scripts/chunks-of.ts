import type { Plugin } from 'vite';

/** Names with what belongs to each. */
type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * What is always loaded together comes in one file: many small requests cost more than the few bytes
 * that a page could spare.
 *
 * @param entries - for each chunk the ends of the paths of the modules that bring it, with everything
 *   that they import, but what they load later
 * @param packages - for each chunk the packages that all of it needs
 */
export function chunksOf(entries: Lists, packages: Lists = {}) {
  const carried = Object.entries(packages).flatMap(([name, those]) =>
    those.map((one) => [`/node_modules/${one}/`, name] as const),
  );
  const chunks = new Map<string, string>();
  return {
    /** Looks at the graph once it is whole. */
    plugin: {
      name: 'chunks-of',
      buildEnd() {
        chunks.clear();
        const ids = [...this.getModuleIds()];
        for (const [name, ends] of Object.entries(entries)) {
          const brings = ids.filter((id) => ends.some((end) => id.endsWith(end)));
          const waiting = [...brings];
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (chunks.has(id)) continue;
            chunks.set(id, name);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
        }
      },
    } satisfies Plugin,
    /**
     * The chunk of a module; null for none of these. Other packages are left to the bundler, which
     * knows what of them is used where.
     */
    nameOf(id: string): string | null {
      if (!id.includes('node_modules')) return chunks.get(id) ?? null;
      return carried.find(([path]) => id.includes(path))?.[1] ?? null;
    },
  };
}
