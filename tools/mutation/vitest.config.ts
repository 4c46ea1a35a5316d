import { defineConfig } from 'vitest/config';

/** The tests that run in Node on our modules alone: Stryker would open the browsers of the others. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['tests/{domain,api,hooks,platform}/**/*.test.ts'],
    setupFiles: ['tests/lean-react.setup.ts', 'tests/unit.setup.ts'],
    testTimeout: 60_000,
  },
});
