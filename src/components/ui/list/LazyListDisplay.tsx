import { lazy, type ReactElement } from 'react';
import { uiDisplayMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { DisplayIcon } from '../icons';
import { EarlyOpener } from './EarlyOpener';
import type { ListDisplayProps } from './ListDisplay';

/** It carries react-aria; a list is there before it. */
const ListDisplay = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./ListDisplay')).ListDisplay,
})) as unknown as <Row>(props: ListDisplayProps<Row>) => ReactElement;

/** A {@link ListDisplay} whose button is there before the rest is loaded. */
export function LazyListDisplay<Row>(props: Omit<ListDisplayProps<Row>, 'early' | 'content'>) {
  const t = useMessages(uiDisplayMessages);
  const content = (
    <>
      <DisplayIcon aria-hidden />
      {t('display')}
    </>
  );
  return (
    <EarlyOpener content={content}>
      {(early) => <ListDisplay {...props} early={early} content={content} />}
    </EarlyOpener>
  );
}
