import { sanitizeArticleHtml } from '../../../domain/articles/sanitize.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/** The fields of a form that was not accepted, to read and to copy. */
export function TypedFields({ fields }: { fields: Fields }) {
  return (
    <dl className="grid gap-3 text-small">
      {fields
        .filter(([, value]) => value.trim() !== '')
        .map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
          <div key={index}>
            <dt className="text-slate">{name}</dt>
            {/\.content$/.test(name) ? (
              <dd className="prose-article" dangerouslySetInnerHTML={{ __html: sanitizeArticleHtml(value) }} />
            ) : (
              <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
            )}
          </div>
        ))}
    </dl>
  );
}

export function HiddenFields({ fields }: { fields: Fields }) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
    <input key={index} name={name} type="hidden" value={value} />
  ));
}
