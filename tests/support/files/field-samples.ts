import type { Field } from '../../../src/fields/field.ts';

/** A value in a form and in the API. */
export type Sample = { text: string; json: unknown };

/** Two valid values of a field, different for fields of the same kind. */
export function samplesOf({ control, json: { name } }: Field): readonly [first: Sample, second: Sample] {
  const same = (first: string, second: string) =>
    [
      { text: first, json: first },
      { text: second, json: second },
    ] as const;
  switch (control.kind) {
    case 'text':
    case 'textarea':
      return same(`First ${name}`, `Second ${name}`);
    case 'slug':
      return same('first-address', 'second-address');
    case 'rich-text-or-document':
      return same('<p>First</p>', '<p>Second</p>');
    case 'picture':
      return same('/assets/first.webp', '/assets/second.webp');
    case 'subcategory':
      return same('header', 'stack');
    case 'select': {
      const [first = '', second = ''] = control.choices;
      return same(first, second);
    }
    case 'number': {
      const [first, second] = [7, 8].map((above) => (control.min ?? 0) + above) as [number, number];
      return [
        { text: String(first), json: first },
        { text: String(second), json: second },
      ];
    }
    case 'moment':
      // Later than any published date.
      if (name === 'unpublish_at')
        return [
          { text: '2027-01-31T09:00', json: '2027-01-31T02:00:00.000Z' },
          { text: '2027-02-01T10:30', json: '2027-02-01T03:30:00.000Z' },
        ];
      return [
        { text: '2026-01-31T09:00', json: '2026-01-31T02:00:00.000Z' },
        { text: '2026-02-01T10:30', json: '2026-02-01T03:30:00.000Z' },
      ];
    case 'checkbox':
      return [
        { text: 'on', json: true },
        { text: '', json: false },
      ];
    case 'read-only':
      return same('social', 'news');
  }
}
