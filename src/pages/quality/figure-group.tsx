import type { ReactNode } from 'react';

type FigureGroupProps = {
  id: string;
  title: string;
  text: string;
  /** The main figure of the group; without it the table says what is missing. */
  head: { value: string; label: string } | undefined;
  children: ReactNode;
};

/** A measure: its name and leading figure beside the table of all its figures. */
export function FigureGroup({ id, title, text, head, children }: FigureGroupProps) {
  return (
    <article aria-labelledby={`${id}-title`} className="border-t border-graphite/25 pt-7" id={id}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-5">
          <h3 className="t-sub" id={`${id}-title`}>
            {title}
          </h3>
          <p className="mt-3 max-w-[34rem] text-slate">{text}</p>
          {head && (
            <p className="mt-7 flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <span className="t-heading text-laterite tabular-nums">{head.value}</span>
              <span className="text-small">{head.label}</span>
            </p>
          )}
        </div>
        <div className="min-w-0 lg:col-span-7">{children}</div>
      </div>
    </article>
  );
}
