import { idsOf } from '../../ui/forms/form-opening.tsx';

export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** Storage key of the draft. */
export const contactDraft = 'contact';

export const controlId = idsOf('contact', [...contactFields, 'attachments']);
