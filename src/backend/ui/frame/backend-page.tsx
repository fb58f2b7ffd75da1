import type { ReactNode } from 'react';
import type { Staff } from '../../../domain/rights/staff.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import { buildName } from '../../../manifest.ts';
import { release } from '../../../release.ts';
import type { Flash } from '../../../web/sessions/flash.ts';
import { BackendDocument } from './backend-document.tsx';
import { CheckingNotice } from './checking-notice.tsx';
import { FlashNotice } from './flash-notice.tsx';
import { Navigation } from './navigation.tsx';
import type { SectionKey } from './sections.ts';
import { WithRights } from './staff-rights.tsx';

type BackendPageProps = {
  title: string;
  actor: Staff;
  section?: SectionKey | undefined;
  flash?: Flash | undefined;
  isAlone?: boolean;
  children: ReactNode;
};

/** A back-office screen with its navigation. */
export function BackendPage({ title, actor, section, flash, isAlone = false, children }: BackendPageProps) {
  return (
    <BackendDocument account={actor.id} language={actor.language} title={title}>
      <a className="skip-link" href="#main">
        {frameWords.skip}
      </a>
      <WithRights holder={actor}>
        <div className="desk">
          <Navigation actor={actor} isAlone={isAlone} section={section} />
          <main className="desk-main" id="main" tabIndex={-1}>
            {flash && <FlashNotice flash={flash} />}
            {children}
          </main>
          <footer className="desk-foot">{frameWords.program({ release, build: buildName() })}</footer>
        </div>
      </WithRights>
      {!isAlone && <CheckingNotice watch="leave" />}
    </BackendDocument>
  );
}
