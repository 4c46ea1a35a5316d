import { useState } from 'react';
import type { CompareStatementsScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
import type { ComparePlace } from '../../domain/billing/statement-compare';
import { STATEMENTS_READ, statementsListFor } from '../../domain/billing/statements-list';
import { FIRST_QUERY } from '../../domain/list-query';
import { dataOr, emptyWhenGone, NOTHING } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useClientView } from '../preferences/useClientView';
import { type HeldQuery, useList } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import {
  clientSource,
  comparedSource,
  latestSource,
  monthsSource,
  withoutPayable,
} from './statement-queries';

/** Options of {@link useCompareStatementsScreen}: what is compared, if controlled. */
export interface CompareStatementsScreenOptions extends HeldQuery {
  /** Which statements are compared, if controlled. @default uncontrolled */
  readonly place?: ComparePlace | undefined;
  /** Called with others to compare. @default nothing */
  readonly onPlaceChange?: ((place: ComparePlace) => void) | undefined;
}

const MINUTE_MS = 60_000;
const never = () => false;

/**
 * Everything that `CompareStatementsScreen` shows (commerce §6): two months of a customer and their
 * differences, at first the last one that was issued and the one before; and the statements to
 * choose from. No request is sent before sign-in, or if the viewer may not see statements.
 *
 * @example
 * const Compare = () => <CompareStatementsScreen {...useCompareStatementsScreen()} />;
 */
export function useCompareStatementsScreen(
  options: CompareStatementsScreenOptions = {},
): CompareStatementsScreenProps {
  const { query, onQueryChange, onPlaceChange, ...hrefs } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, STATEMENTS_READ));
  const isEnabled = viewer !== null && access.allowed;
  const customerType = viewer?.customerType ?? 0;
  const [own, setOwn] = useState<ComparePlace>({ a: null, b: null });
  // The user wants to choose from the list.
  const [isAsked, setIsAsked] = useState(false);
  const given = options.place ?? own;
  if (given.b !== null && isAsked) setIsAsked(false);
  const begins = given.b === null && !isAsked;
  const hidesCosts = useClientView()?.isOn === true;
  const start = { ...FIRST_QUERY, ...statementsListFor(viewer).start };
  const latest = useRead({
    ...latestSource(hidesCosts ? withoutPayable(start) : start),
    isEnabled: isEnabled && begins,
    isEmpty: never,
  });
  const latestId = dataOr(latest, null);
  const place = begins ? { a: null, b: latestId } : given;
  // Without two months to begin with, the list says why it is empty.
  const isChoosing = place.b === null && (isAsked || latest.status !== 'loading');
  const choices = useList<Statement>({
    query,
    onQueryChange,
    isEnabled: isEnabled && isChoosing,
    ...(hidesCosts ? clientSource(monthsSource) : monthsSource),
    getRowKey: ({ id }) => id,
  });
  const compared = useRead({
    ...comparedSource(place),
    isEnabled: isEnabled && place.b !== null,
    isEmpty: never,
    keepsPrevious: true,
  });
  const isHidden = hidesCosts && dataOr(compared, null)?.after.customerId === viewer?.customerId;
  return {
    access,
    place,
    isChoosing,
    onPlaceChange(next) {
      setIsAsked(next.b === null);
      setOwn(next);
      onPlaceChange?.(next);
    },
    compared: isHidden ? NOTHING : emptyWhenGone(compared),
    choices,
    customerType,
    now: useNow(MINUTE_MS),
    ...hrefs,
  };
}
