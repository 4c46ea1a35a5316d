import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    rollupOptions: { input: 'client.tsx', output: { entryFileNames: '[name].js' } },
  },
};
