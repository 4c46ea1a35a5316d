import { defineConfig } from '@playwright/test';

/** Where a portal runs on the sandbox: `npm start` of the repository, or a test server of yours. */
export default defineConfig({
  testMatch: '*.spec.ts',
  // A slow machine is no failure.
  timeout: 90_000,
  use: {
    baseURL: process.env.PORTAL ?? 'http://localhost:4300',
    launchOptions: { executablePath: process.env.CHROMIUM },
  },
});
