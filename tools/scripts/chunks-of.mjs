/**
 * What is always loaded together comes in one file: many small requests cost more than the few bytes
 * that a page could spare.
 *
 * @param {Readonly<Record<string, readonly string[]>>} entries - for each chunk the ends of the paths of
 *   the modules that bring it, with everything that they import, but what they load later
 */
export function chunksOf(entries) {
  /** @type {Map<string, string>} */
  const chunks = new Map();
  return {
    /** Looks at the graph once it is whole. */
    plugin: {
      name: 'chunks-of',
      /** @this {import('rolldown').PluginContext} */
      buildEnd() {
        chunks.clear();
        const ids = [...this.getModuleIds()];
        for (const [name, ends] of Object.entries(entries)) {
          const brings = ids.filter((id) => ends.some((end) => id.endsWith(end)));
          // What is asked for by name keeps a file of its own.
          const waiting = brings.flatMap((id) => this.getModuleInfo(id)?.importedIds ?? []);
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (chunks.has(id)) continue;
            chunks.set(id, name);
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
          }
        }
      },
    },
    /**
     * Packages are left to the bundler, which knows what of them is used where.
     *
     * @param {string} id
     */
    nameOf: (id) => (id.includes('node_modules') ? null : (chunks.get(id) ?? null)),
  };
}
