import type { ReactNode } from 'react';
import { company } from '../../company.ts';
import { currentLanguage } from '../../current.ts';
import { Mark } from '../../ui/media/mark.tsx';
import type { Flash } from '../../web/sessions/flash.ts';
import { BackendDocument } from '../ui/frame/backend-document.tsx';
import { CheckingNotice, FlashNotice } from '../ui/frame/flash-notice.tsx';

type EntranceProps = {
  title: string;
  heading: string;
  flash?: Flash | undefined;
  children: ReactNode;
  watch?: boolean;
  /** The screen that opens after a sign-in in another window. */
  to?: string | undefined;
};

/** A page before the sign-in: one column, one form. */
export function Entrance({ title, heading, flash, children, watch = true, to }: EntranceProps) {
  return (
    <BackendDocument language={currentLanguage()} title={title}>
      <main className="grid min-h-dvh place-items-center px-5 py-12">
        <div className="w-full max-w-104">
          <div className="flex items-center gap-3 text-petrol-deep">
            <Mark className="size-9" />
            <p className="font-700">{company.name}</p>
          </div>
          <h1 className="t-sub mb-8 mt-10 text-petrol-deep">{heading}</h1>
          {flash && <FlashNotice flash={flash} />}
          {children}
        </div>
      </main>
      {watch && <CheckingNotice to={to} watch="enter" />}
    </BackendDocument>
  );
}
