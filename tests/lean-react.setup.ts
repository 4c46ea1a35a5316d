// Before React, which looks once.
import './lean-console';
import React from 'react';

/*
 * React notes for each element where in the code it was made, ten frames deep, for stacks of warnings
 * that nobody reads here: an eighth of the time of all stories, a fifth of that of the fuzzer. After
 * so many notes it takes no more. A React without this counter goes on as it is.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set() {},
  });
}
