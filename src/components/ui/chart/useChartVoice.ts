import { uiChartMessages } from '../../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { numberFormat } from '../number-format';
import type { ChartVoice } from './column-sentence';

/** Returns how a chart formats its texts; values with `format`, if given. */
export function useChartVoice(format?: (value: number) => string): ChartVoice {
  const t = useMessages(uiChartMessages);
  const locale = useMessagesLocale();
  return { t, locale, format: format ?? numberFormat(locale).format };
}
