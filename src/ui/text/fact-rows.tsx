import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Names with their values, one below the other. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-b border-graphite/20">
      {facts.map(([name, value]) => (
        <div className="grid gap-x-8 gap-y-1 border-t border-graphite/20 py-4 sm:grid-cols-[12rem_1fr]" key={name}>
          <dt className="font-650">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
