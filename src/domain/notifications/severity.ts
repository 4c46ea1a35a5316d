import type { NotificationSeverity } from './notification';

const SEVERITIES: readonly NotificationSeverity[] = ['info', 'success', 'warning', 'error'];

/** Parses a severity, case-insensitively; unknown and missing become `info` (specification §3). */
export function severityOf(text: string): NotificationSeverity {
  const normalized = text.trim().toLowerCase();
  return SEVERITIES.find((severity) => severity === normalized) ?? 'info';
}
