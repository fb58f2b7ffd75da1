import type { ReactNode } from 'react';

type PanelProps = { id: string; title: string; action?: ReactNode; text?: string | undefined; children: ReactNode };

/** A panel of a screen with its own heading. */
export function Panel({ id, title, action, text, children }: PanelProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="desk-panel" id={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="t-item text-petrol-deep" id={`${id}-title`}>
          {title}
        </h2>
        {action}
      </div>
      {text && <p className="mt-1 text-small text-slate">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
