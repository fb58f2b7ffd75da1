import type { ReactNode } from 'react';

/** Empty state of a list with the next action. */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-graphite/15 px-1 py-10">
      <p className="t-item hex-bullet flex items-baseline gap-3">{title}</p>
      {children}
    </div>
  );
}
