import { avatarGroups } from './jobs/avatar-groups';
import { buttons } from './jobs/buttons';
import { loginForms } from './jobs/login-forms';
import { notificationJobs } from './jobs/notifications';
import { permissionJobs } from './jobs/permissions';
import { tableJobs } from './jobs/table';
import { textFields } from './jobs/text-fields';

/** Every job of the benchmark, in the order of its report. */
export const jobs = [
  ...tableJobs,
  ...permissionJobs,
  avatarGroups,
  buttons,
  textFields,
  loginForms,
  ...notificationJobs,
];
