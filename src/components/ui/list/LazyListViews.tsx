import { lazy } from 'react';
import type { ListViews as Views } from '../../../domain/list-views';
import { uiViewsMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { ChevronDownIcon } from '../icons';
import { EarlyOpener } from './EarlyOpener';

/** It carries react-aria; a list is there before it. */
const ListViews = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./ListViews')).ListViews,
}));

/** A {@link ListViews} whose button is there before the rest is loaded. */
export function LazyListViews({ views }: { views: Views }) {
  const t = useMessages(uiViewsMessages);
  const content = (
    <>
      {views.current ? <bdi>{views.current.name}</bdi> : t('views')}
      <ChevronDownIcon aria-hidden />
    </>
  );
  return (
    <EarlyOpener content={content}>
      {(early) => <ListViews views={views} early={early} content={content} />}
    </EarlyOpener>
  );
}
