import type { ReactNode } from 'react';

const toneClass = {
  good: 'border-mangrove/40 bg-mangrove/10 text-success-text',
  bad: 'border-laterite/45 bg-laterite/10 text-laterite-deep',
  busy: 'border-petrol/35 bg-petrol/10 text-petrol',
  quiet: 'border-graphite/25 bg-graphite/5 text-graphite',
} as const;

export type BadgeTone = keyof typeof toneClass;

/** A status as text; the colour is redundant. */
export function StatusBadge({ children, tone = 'quiet' }: { children: ReactNode; tone?: BadgeTone }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 text-tiny font-650 ${toneClass[tone]}`}
    >
      {children}
    </span>
  );
}
