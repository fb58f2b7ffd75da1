import type { ReactNode } from 'react';
import { MoreLink } from '../../ui/text/button.tsx';

type ResultGroupProps = { title: string; children: ReactNode; more?: { label: string; href: string } | undefined };

/** Results of one kind, with a link to all of them. */
export function ResultGroup({ title, children, more }: ResultGroupProps) {
  return (
    <section className="mt-10 grid gap-x-8 gap-y-5 border-t border-graphite/15 pt-8 lg:grid-cols-12">
      <h2 className="text-small font-650 text-laterite lg:col-span-3">{title}</h2>
      <div className="lg:col-span-9">
        {children}
        {more && (
          <p className="mt-6">
            <MoreLink href={more.href}>{more.label}</MoreLink>
          </p>
        )}
      </div>
    </section>
  );
}
