/** The user that the tab impersonates. */
export interface ImpersonatedPerson {
  /** First and last name, or the display name. @default the e-mail alone is shown */
  name?: string | undefined;
  /** Their e-mail, shown where there is no name. */
  email: string;
}

/** What to call a user: the name, else the e-mail. */
export function callOf({ name, email }: ImpersonatedPerson): string {
  return name?.trim() || email;
}
