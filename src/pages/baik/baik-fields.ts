import { idsOf } from '../../ui/forms/form-opening.tsx';

export const reportFields = ['contact', 'name', 'category', 'report'] as const;
export type ReportField = (typeof reportFields)[number];

export const controlId = idsOf('baik', [...reportFields, 'attachments', 'readers', 'anonymous', 'named', 'group']);
