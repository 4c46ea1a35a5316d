import type { AttentionItem, DashboardSummary, MonthlySpend } from '../domain/dashboard/summary';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get } from './endpoints';
import { readAttention, readDashboardSummary, readSpend } from './wire/dashboard';

export const GET_DASHBOARD_SUMMARY = /* @__PURE__ */ get(
  'getDashboardSummary',
  '/app/dashboard/summary',
);

/** The numbers of the first page; one that may not be seen is absent (wire §7). */
export function getDashboardSummary(
  client: ApiClient,
  options?: CallOptions,
): Promise<DashboardSummary> {
  return client.send({ endpoint: GET_DASHBOARD_SUMMARY, read: readDashboardSummary }, options);
}

export const LIST_ATTENTION = /* @__PURE__ */ get('listAttention', '/app/dashboard/attention');

/** What needs attention, most urgent first: at most 8 (wire §7). */
export function listAttention(
  client: ApiClient,
  options?: CallOptions,
): Promise<readonly AttentionItem[]> {
  return client.send({ endpoint: LIST_ATTENTION, read: readAttention }, options);
}

export const LIST_SPEND = /* @__PURE__ */ get('listSpend', '/app/dashboard/spend');

/** 13 months a currency, oldest first: what was issued, or for a customer what they pay (wire §7). */
export function listSpend(
  client: ApiClient,
  options?: CallOptions,
): Promise<readonly MonthlySpend[]> {
  return client.send({ endpoint: LIST_SPEND, read: readSpend }, options);
}
