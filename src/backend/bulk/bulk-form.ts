import { maxBulkItems } from '../../domain/bulk/outcome.ts';

/** Chosen items and the action of a submitted list, as untrusted values for a schema of domain/bulk/outcome.ts. */
export type SubmittedBulk = {
  /** Such as `publish`, or with an argument `topic:sustainability`. */
  action: string;
  argument: string;
  tags: string;
  items: { id: number; version: number }[];
};

/** The value of a row's checkbox. */
export function itemValue({ id, version }: { id: number; version: number }): string {
  return `${id}.${version}`;
}

export function readBulkForm(form: URLSearchParams): SubmittedBulk {
  const [action = '', argument = ''] = (form.get('action') ?? '').split(':');
  // One more than is allowed, so that the schema refuses too many.
  const chosen = [...new Set(form.getAll('item'))].slice(0, maxBulkItems + 1);
  const items = chosen.map((value) => {
    const [id, version] = value.split('.').map(Number);
    return { id: id ?? 0, version: version ?? 0 };
  });
  return { action, argument, tags: form.get('tags') ?? '', items };
}
