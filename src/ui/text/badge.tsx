import type { ReactNode } from 'react';

const toneClass = {
  laterite: 'bg-laterite text-alumina',
  petrol: 'bg-petrol text-alumina',
  quiet: 'bg-powder text-graphite',
} as const;

/** A short label such as "Latest" or "News". */
export function Badge({ children, tone = 'laterite' }: { children: ReactNode; tone?: keyof typeof toneClass }) {
  return (
    <span className={`inline-block rounded-small px-2.5 py-1 t-label leading-none ${toneClass[tone]}`}>{children}</span>
  );
}
