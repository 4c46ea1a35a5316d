import { defineMessages } from '../define-messages';

/** The sentences of the comparison of two roles; part of the room `roles`. */
export const roleCompareMessages = /* @__PURE__ */ defineMessages('roles', {
  compareTitle: 'Compare Roles',
  compareWith: 'Compare {role} with',
  compareChoose: 'Choose a role',
  compareStartTitle: 'Choose another role',
  compareStartText: 'You then see what both allow, and what only one of them does.',
  compareNoOtherTitle: 'There is no other role',
  compareNoOtherText: 'Create or duplicate a role first.',
  compareBoth: 'In both',
  compareOnly: 'Only in {role}',
  compareSame: 'Both roles allow exactly the same.',
  compareNothing: 'None',
  compareClose: 'Close',
});
