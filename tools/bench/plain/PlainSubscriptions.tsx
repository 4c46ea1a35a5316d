import type { Page, Subscription } from '../../../src/api';
import { PlainPager } from './PlainPager';

const makeFormats = () => ({
  euros: new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }),
  days: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }),
  moments: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }),
});
let formats: ReturnType<typeof makeFormats> | undefined;
const HOUR = 3_600_000;

const HEADINGS = [
  'Subscription',
  'Customer',
  'Seats',
  'Price',
  'A month',
  'Renewal',
  'Can be cancelled',
];

function timeLeft(until: Date, now: number): string {
  const hours = Math.floor((until.getTime() - now) / HOUR);
  return hours < 48 ? `${hours} hours left` : `${Math.floor(hours / 24)} days left`;
}

/** How much of its term is over, in per cent. */
function shareOf({ termStartOn, renewsOn }: Subscription, now: number): number {
  const [start, end] = [Date.parse(termStartOn), Date.parse(renewsOn ?? '')];
  return Math.round((100 * (now - start)) / (end - start));
}

function PlainRow({ row, now }: { row: Subscription; now: number }) {
  const until = row.batches[0]?.cancelUntilAt;
  // At first use, as ours: a page's first formats are dear, and each side's own.
  formats ??= makeFormats();
  const { euros, days, moments } = formats;
  return (
    <tr>
      <th scope="row">
        <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden>
          <path d="M0 0h24v24H0z" fillOpacity="0.14" />
          <path d="M6 18L12 6l6 12z" />
        </svg>
        <a href={`/subscriptions/${row.id}`}>{row.productName}</a>
        {row.state !== 'active' && <b>Suspended</b>}
        <small>{row.vendorName}</small>
      </th>
      <td>
        <a href={`/customers/${row.customerId}`}>{row.customerName}</a>
      </td>
      <td>
        <meter max={row.quantity} value={row.assigned ?? 0} aria-hidden />
        {row.assigned} of {row.quantity}
      </td>
      <td>{euros.format(Number(row.unitPrice) / 100)} a month</td>
      <td>
        <button type="button">{euros.format(row.recurringPerMonth / 100)}</button>
      </td>
      <td>
        <svg width="72" height="10" aria-hidden>
          <rect y="3" width="100%" height="4" />
          <rect x={`${shareOf(row, now)}%`} width="2" height="10" />
        </svg>
        <time dateTime={row.renewsOn ?? ''} title="Renews">
          {days.format(new Date(`${row.renewsOn}T00:00:00Z`))}
        </time>
      </td>
      <td>
        {until && (
          <time dateTime={until.toISOString()} title={moments.format(until)}>
            {timeLeft(until, now)}
          </time>
        )}
      </td>
    </tr>
  );
}

interface PlainSubscriptionsProps {
  page: Page<Subscription>;
  pageNumber: number;
  size: number;
  now: number;
  onPage: (pageNumber: number) => void;
}

/** The subscriptions with native controls: views, search, filters, table, pager. */
export function PlainSubscriptions(props: PlainSubscriptionsProps) {
  const { page, pageNumber, size, now, onPage } = props;
  return (
    <>
      <h1>Subscriptions</h1>
      <nav>
        {['Needs attention', 'All', 'Renewals', 'Trials'].map((view) => (
          <a key={view} href={`/subscriptions?view=${view}`}>
            {view}
          </a>
        ))}
      </nav>
      <input type="search" aria-label="Search subscriptions" />
      {['State', 'Term', 'Currency'].map((filter) => (
        <button key={filter} type="button" className="button">
          {filter}
        </button>
      ))}
      <label>
        <input type="checkbox" /> By project
      </label>
      <div className="table">
        <div className="region">
          <table aria-label="Subscriptions">
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    <button type="button">{heading}</button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {page.data.map((row) => (
                <PlainRow key={row.id} row={row} now={now} />
              ))}
            </tbody>
          </table>
        </div>
        <div className="foot">
          <PlainPager
            page={pageNumber}
            size={size}
            total={page.totalRecords ?? 0}
            onPage={onPage}
            onSize={() => {}}
          />
        </div>
      </div>
    </>
  );
}
