import type { Language } from '../../i18n/site/language.ts';
import type { RoleHolder } from './permissions.ts';

/** A member of staff with the roles held now, and the language of the back-office for them. */
export type Staff = RoleHolder & { language: Language };
