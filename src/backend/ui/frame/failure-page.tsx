import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { acceptedLanguage } from '../../../web/http/accept-language.ts';
import { htmlHeaders } from '../../../web/http/headers.ts';
import { chooseEncoding, type Encoded, encode } from '../../../web/http/responses/encodings.ts';
import { BackendDocument, backOfficePage } from './backend-document.tsx';
import { PageHeader } from './page-header.tsx';

const statusOf = { 'bad-request': 400, 'server-error': 500 } as const;

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
    'server-error': { title: t.serverErrorTitle, text: t.serverError },
  }[kind];
  const reference = t.reference({ requestId });
  const page = <FailureDocument language={language} reference={reference} text={text} title={title} />;
  return backOfficePage(language, page, { status: statusOf[kind], ...init });
}

const tooMany = new Map<Language, Promise<Encoded>>();

/** What is refused because there is too much of it: rendered once in each language, and nothing is logged. */
export async function backendTooMany(request: Request, { status = 429, headers }: Init): Promise<Response> {
  const language = acceptedLanguage(request);
  let html = tooMany.get(language);
  if (!html) {
    const t = frameWords(language);
    const page = <FailureDocument language={language} text={t.tooMany} title={t.tooManyTitle} />;
    html = backOfficePage(language, page)
      .then((rendered) => rendered.bytes())
      .then(encode);
    tooMany.set(language, html);
    html.catch(() => tooMany.delete(language));
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const common = { ...htmlHeaders, 'cache-control': 'no-store', vary: 'Accept-Encoding' };
  const encoded = encoding !== 'identity' && { 'content-encoding': encoding };
  return new Response((await html)[encoding], { status, headers: { ...common, ...encoded, ...headers } });
}

type FailureDocumentProps = { language: Language; title: string; text: string; reference?: string };

function FailureDocument({ language, title, text, reference }: FailureDocumentProps) {
  return (
    <BackendDocument language={language} title={title}>
      <main className="wrap py-16" id="main">
        <PageHeader text={text} title={title} />
        {reference && <p className="text-small text-slate">{reference}</p>}
        <p className="mt-6">
          <a className="btn-primary" href={endpoints.dashboard}>
            {frameWords(language).toDashboard}
          </a>
        </p>
      </main>
    </BackendDocument>
  );
}
