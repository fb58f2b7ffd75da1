import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../../ui/text/breadcrumb.tsx';

type ListHeaderProps = {
  trail: readonly Crumb[];
  title: string;
  lead: string;
  children?: ReactNode;
};

/** Header of the news pages, without a picture because the list below has many. */
export function ListHeader({ trail, title, lead, children }: ListHeaderProps) {
  return (
    <header className="wrap pb-10 pt-8 lg:pb-14 lg:pt-12">
      <Breadcrumb trail={trail} />
      <div className="mt-8 flex flex-col gap-5 lg:mt-12 lg:flex-row lg:items-end lg:justify-between lg:gap-16">
        <h1 className="t-page">{title}</h1>
        <p className="t-lead max-w-[32rem] lg:pb-2">{lead}</p>
      </div>
      {children}
      <div className="equator mt-8 text-laterite lg:mt-10" />
    </header>
  );
}
