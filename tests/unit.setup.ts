import fc from 'fast-check';

// The same cases in each run: what fails is of the change, not of chance. `npm run test:session` and
// its like, which ask for more cases, draw them anew.
if (!process.env.PLINTH_MODEL_RUNS) {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
}
