import type { Language } from '../../i18n/site/language.ts';
import type { Actor } from '../activity/commands.ts';

/** A member of staff, and the language of the back-office for them. */
export type Staff = Actor & { language: Language };
