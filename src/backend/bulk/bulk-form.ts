import { maxBulkItems } from '../../domain/bulk/outcome.ts';

/** Chosen items and the action of a submitted list, as untrusted values for a schema of domain/bulk/outcome.ts. */
export type SubmittedBulk = {
  /** Such as `publish`, or with an argument `topic:sustainability`. */
  action: string;
  argument: string;
  tags: string;
  items: { id: number; version: number; status?: string }[];
};

/** The value of a row's checkbox; the button that undoes archiving names the status before, too. */
export function itemValue({ id, version, status }: { id: number; version: number; status?: string }): string {
  return status ? `${id}.${version}.${status}` : `${id}.${version}`;
}

export function readBulkForm(form: URLSearchParams): SubmittedBulk {
  const [action = '', argument = ''] = (form.get('action') ?? '').split(':');
  // One more than is allowed, so that the schema refuses too many.
  const chosen = [...new Set(form.getAll('item'))].slice(0, maxBulkItems + 1);
  const items = chosen.map((value) => {
    const [id, version, status] = value.split('.');
    return { id: Number(id), version: Number(version), ...(status && { status }) };
  });
  return { action, argument, tags: form.get('tags') ?? '', items };
}
