import type { ReactNode } from 'react';

/** Terms with their values; empty values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-3 text-small">
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([term, value]) => (
          <div key={term}>
            <dt className="text-tiny font-600 text-slate">{term}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
