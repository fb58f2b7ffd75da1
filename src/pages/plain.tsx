import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../ui/text/breadcrumb.tsx';

type PlainProps = { trail: readonly Crumb[]; title: string; lead: string; children: ReactNode };

/** A page without a picture: header and content. */
export function Plain({ trail, title, lead, children }: PlainProps) {
  return (
    <article className="wrap pb-24 pt-8 lg:pb-36 lg:pt-12">
      <Breadcrumb trail={trail} />
      <header className="mt-8 lg:mt-14">
        <h1 className="t-page max-w-[18ch]">{title}</h1>
        <div className="equator my-8 text-laterite lg:my-10" />
        <p className="t-lead max-w-[38rem]">{lead}</p>
      </header>
      <div className="mt-12 lg:mt-16">{children}</div>
    </article>
  );
}
