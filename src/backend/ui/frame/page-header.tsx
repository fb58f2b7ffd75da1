import type { ReactNode } from 'react';
import { Icon } from '../../../ui/media/icon.tsx';

type PageHeaderProps = {
  title: string;
  /** One sentence below the title, where the purpose is not obvious. */
  text?: ReactNode;
  /** The primary action of the screen: a link or a button. */
  action?: ReactNode;
};

/** Header of a screen: title, description and primary action. */
export function PageHeader({ title, text, action }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-8">
      <div className="min-w-0">
        <h1 className="t-sub text-petrol-deep [overflow-wrap:anywhere]">{title}</h1>
        {text && <p className="mt-2 max-w-[44rem] text-small text-slate">{text}</p>}
      </div>
      {action}
    </header>
  );
}

/** The action that adds to a list; `attributes` such as `opensDialog`. */
export function AddLink({ href, children, ...attributes }: { href: string; children: ReactNode }) {
  return (
    <a className="btn-primary" href={href} {...attributes}>
      <Icon name="plus" />
      {children}
    </a>
  );
}
