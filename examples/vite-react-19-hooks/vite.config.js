import react from '@vitejs/plugin-react';

/** Calls of the API go to the server of `npm start` in the repository, or to yours. */
export default {
  plugins: [react()],
  server: { proxy: { '/app': { target: process.env.API ?? 'http://localhost:4300', ws: true } } },
};
