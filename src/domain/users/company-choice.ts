import type { Reading } from '../reading';

/** A company, as far as people belong to it (workday §1). */
export interface PeopleCompany {
  /** Its id. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
}

/** A company that somebody can be invited to. */
export interface OfferedCompany extends PeopleCompany {
  /** Nobody is invited to it any more. */
  readonly isClosed: boolean;
}

/** Companies that were found, without one's own. */
export interface FoundCompanies {
  /** The first of them. */
  readonly companies: readonly OfferedCompany[];
  /** There are more than these. */
  readonly hasMore: boolean;
}

/** The choice of the company that somebody is invited to. */
export interface CompanyChoice {
  /** One's own company, which is offered first. */
  readonly own: PeopleCompany;
  /** The one that is chosen. */
  readonly chosen: PeopleCompany;
  /** What the search found. */
  readonly found: Reading<FoundCompanies>;
  /** The text of the search. */
  readonly searchText: string;
  /** Called with each change of that text. */
  readonly onSearchTextChange: (text: string) => void;
  /** Called with the company that was chosen. */
  readonly onChoose: (company: PeopleCompany) => void;
}
