import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';

/** The sign of each tone, wherever something is told: banners, toasts, questions. */
export const TONE_ICONS = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
} as const;
