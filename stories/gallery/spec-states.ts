import type { SpecSection } from './spec-state';
import { CALLS } from './states/calls';
import { COMMERCE } from './states/commerce';
import { CONTRACT } from './states/contract';
import { ENTITIES } from './states/entities';
import { ERRORS } from './states/errors';
import { ROLES } from './states/roles';
import { ROUTES } from './states/routes';
import { RULES } from './states/rules';
import { SHELL } from './states/shell';
import { SIGN_IN } from './states/sign-in';
import { AT_WORK, WAYS_IN } from './states/transitions';

/**
 * Every sentence of the specification that one can see, in its order, with the stories that show
 * it. The Gallery draws it; `tests/workbench/gallery.test.ts` holds it to the stories.
 */
export const SPEC_STATES: readonly SpecSection[] = [
  ...SIGN_IN,
  ...ROUTES,
  ...SHELL,
  ...ROLES,
  ...ENTITIES,
  ...WAYS_IN,
  ...AT_WORK,
  ...RULES,
  ...CALLS,
  ...ERRORS,
  ...CONTRACT,
  ...COMMERCE,
];
