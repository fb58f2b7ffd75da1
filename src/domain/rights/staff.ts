import { currentAccount, withCurrent } from '../../current.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { RoleHolder } from './permissions.ts';

/** A member of staff with the roles held now, and the language of the back-office for them. */
export type Staff = RoleHolder & { language: Language };

/** Runs a request, or the rendering of a screen, of this member of staff. */
export function asStaff<Result>(staff: Staff, work: () => Result): Result {
  return withCurrent({ staff, language: staff.language }, work);
}

/** The signed-in member of staff. Handlers read it; rules take the account as an argument, since jobs and operators run them too. */
export function currentStaff(): Staff {
  // Only `asStaff` sets it.
  return currentAccount() as Staff;
}
