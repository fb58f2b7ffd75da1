import type { ReactNode } from 'react';
import type { Actor } from '../../../domain/activity/commands.ts';
import type { Flash } from '../../../web/sessions/flash.ts';
import { BackendDocument } from './backend-document.tsx';
import { CheckingNotice } from './checking-notice.tsx';
import { FlashNotice } from './flash-notice.tsx';
import { Navigation } from './navigation.tsx';
import type { SectionKey } from './sections.ts';

type BackendPageProps = {
  title: string;
  actor: Actor;
  section?: SectionKey | undefined;
  flash?: Flash | undefined;
  children: ReactNode;
};

/** A screen of the back-office with its navigation. */
export function BackendPage({ title, actor, section, flash, children }: BackendPageProps) {
  return (
    <BackendDocument title={title}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="desk">
        <Navigation actor={actor} section={section} />
        <main className="desk-main" id="main" tabIndex={-1}>
          {flash && <FlashNotice flash={flash} />}
          {children}
        </main>
      </div>
      <CheckingNotice watch="leave" />
    </BackendDocument>
  );
}
