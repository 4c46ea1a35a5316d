/** Whom the tab acts as. */
export interface ImpersonatedPerson {
  /** First and last name, or the display name. @default the e-mail alone is shown */
  name?: string | undefined;
  email: string;
}

/** The one word for somebody: the name, else the e-mail. */
export function callOf({ name, email }: ImpersonatedPerson): string {
  return name?.trim() || email;
}
