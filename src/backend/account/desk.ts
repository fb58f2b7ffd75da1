import type { RelyingParty } from '../../domain/accounts/passkeys/relying-party.ts';
import type { SecurityNotices } from '../../domain/accounts/security-notices.ts';
import type { SignInCookies } from '../../web/sessions/sign-in-cookies.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';

/** Dependencies of the screens of an account. */
export class AccountDesk {
  constructor(
    readonly gate: StaffGuard,
    readonly signInCookies: SignInCookies,
  ) {}

  get db() {
    return this.gate.db;
  }

  get notices(): SecurityNotices {
    return this.signInCookies.notices;
  }

  /** Undefined where browsers allow no passkeys. */
  get party(): RelyingParty | undefined {
    return this.signInCookies.party;
  }
}
