import { Elysia } from 'elysia';
import { currentLanguage } from '../../../current.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { Site } from '../../../site.ts';
import { acceptedLanguage } from '../../../web/http/accept-language.ts';
import { BackendDocument, backOfficePage } from './backend-document.tsx';
import { PageHeader } from './page-header.tsx';
import { type Screen, showScreen } from './screen.tsx';

/** Page for missing or deleted items. */
export function notFoundScreen(title: TextIn = noSuchPage, back: string = endpoints.dashboard): Screen {
  return {
    title: () => frameWords.notFound,
    status: 404,
    body: <NotFound back={back} title={title} />,
  };
}

type TextIn = (language: Language) => string;

function noSuchPage(language: Language): string {
  return frameWords(language).noSuchPage;
}

/** Page for unknown back-office addresses. */
export function unknownScreens(site: Site) {
  return new Elysia({ name: 'backend.unknown' }).all(
    `${endpoints.backend}/*`,
    async ({ request }) => {
      const actor = await site.staffGuard.admit(request);
      if (actor) return showScreen(notFoundScreen(), actor);
      const language = acceptedLanguage(request);
      const t = frameWords(language);
      const page = (
        <BackendDocument language={language} title={t.notFound}>
          <main className="wrap py-16" id="main">
            <NotFound back={endpoints.login} title={noSuchPage} />
          </main>
        </BackendDocument>
      );
      return backOfficePage(language, page, { status: 404 });
    },
    { parse: 'none' },
  );
}

function NotFound({ title, back }: { title: TextIn; back: string }) {
  const language = currentLanguage();
  return (
    <>
      <PageHeader text={frameWords.mayBeGone} title={title(language)} />
      <a className="btn-primary" href={back}>
        {back === endpoints.login ? frameWords.signIn : frameWords.goBack}
      </a>
    </>
  );
}
