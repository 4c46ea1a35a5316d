/** The files of jobs, in the order of the report. Each exports `jobs`. */
export const JOB_FILES = [
  'table',
  'role-page',
  'sign-in',
  'permissions',
  'avatar-groups',
  'buttons',
  'text-fields',
  'notifications',
  'marketplace',
  'subscriptions',
  'palette',
] as const;

export type JobFile = (typeof JOB_FILES)[number];
