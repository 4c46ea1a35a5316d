import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // A slow machine is no failure.
  test: { environment: 'jsdom', include: ['*.spec.tsx'], testTimeout: 60_000 },
});
