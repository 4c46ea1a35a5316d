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
  'State',
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

function PlainRow({ row, now }: { row: Subscription; now: number }) {
  const until = row.batches[0]?.cancelUntilAt;
  // At first use, as ours: a page's first formats are dear, and each side's own.
  formats ??= makeFormats();
  const { euros, days, moments } = formats;
  return (
    <tr>
      <th scope="row">
        <a href={`/subscriptions/${row.id}`}>{row.productName}</a>
        <small>{row.vendorName}</small>
      </th>
      <td>
        <a href={`/customers/${row.customerId}`}>{row.customerName}</a>
      </td>
      <td>{row.state === 'active' ? 'Active' : 'Suspended'}</td>
      <td>
        <meter max={row.quantity} value={row.assigned ?? 0} aria-hidden />
        {row.assigned} of {row.quantity}
      </td>
      <td>{euros.format(Number(row.unitPrice) / 100)} a month</td>
      <td>{euros.format(row.recurringPerMonth / 100)}</td>
      <td>Renews on {days.format(new Date(`${row.renewsOn}T00:00:00Z`))}</td>
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
