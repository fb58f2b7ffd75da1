import { frameWords } from '../../../i18n/backend/frame.ts';
import { endpoints } from '../../../routes.ts';
import { acceptedLanguage } from '../../../web/http/accept-language.ts';
import { plainPage } from '../../../web/pages/plain-page.ts';
import { BackendDocument } from './backend-document.tsx';
import { PageHeader } from './page-header.tsx';

const statusOf = { 'bad-request': 400, 'too-many': 429, 'server-error': 500 } as const;

type Init = { status?: number; headers?: Record<string, string> };

/** Whether an address belongs to the back-office. */
export function isBackendPath(path: string): boolean {
  return path === endpoints.backend || path.startsWith(`${endpoints.backend}/`);
}

/** Error screen, without the navigation, which may be the cause of the error. */
export function backendFailure(
  kind: keyof typeof statusOf,
  request: Request,
  requestId: string,
  init: Init = {},
): Promise<Response> {
  const language = acceptedLanguage(request);
  const t = frameWords(language);
  const { title, text } = {
    'bad-request': { title: t.badRequestTitle, text: t.badRequest },
    'too-many': { title: t.tooManyTitle, text: t.tooMany },
    'server-error': { title: t.serverErrorTitle, text: t.serverError },
  }[kind];
  const page = (
    <BackendDocument language={language} title={title}>
      <main className="wrap py-16" id="main">
        <PageHeader text={text} title={title} />
        <p className="text-small text-slate">{t.reference({ requestId })}</p>
        <p className="mt-6">
          <a className="btn-primary" href={endpoints.dashboard}>
            {t.toDashboard}
          </a>
        </p>
      </main>
    </BackendDocument>
  );
  return plainPage(page, { status: statusOf[kind], ...init });
}
