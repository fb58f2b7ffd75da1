import type { Stored } from '../../../current.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import { Button } from '../../../ui/text/button.tsx';
import type { SentFields } from '../../../web/forms/sent-fields.ts';
import { acceptedLanguage } from '../../../web/http/accept-language.ts';
import { htmlHeaders, retryAfter } from '../../../web/http/headers.ts';
import { chooseEncoding, type Encoded, encode } from '../../../web/http/responses/encodings.ts';
import { BackendDocument, backOfficePage } from './backend-document.tsx';
import { PageHeader } from './page-header.tsx';
import { HiddenFields, TypedFields } from './typed-fields.tsx';

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

type Unavailable = {
  request: Request;
  requestId: string;
  stored: Stored;
  missing: 'database' | 'files';
  sent: SentFields | undefined;
};

/** The screen while the database or the storage of files does not answer. It says whether a form was stored, and keeps what was entered. */
export function backendUnavailable({ request, requestId, stored, missing, sent }: Unavailable): Promise<Response> {
  const language = acceptedLanguage(request);
  const t = frameWords(language);
  const { pathname, search } = new URL(request.url);
  const isForm = request.method === 'POST';
  const title = missing === 'files' ? t.filesUnavailableTitle : t.unavailableTitle;
  const page = (
    <BackendDocument language={language} title={title}>
      <main className="wrap py-16" id="main">
        <PageHeader text={isForm ? outcomeMessage(stored, sent, language) : t.unavailable} title={title} />
        <p className="text-small text-slate">{t.reference({ requestId })}</p>
        {isForm && sent && !sent.hadSecrets ? (
          <SentForm address={pathname + search} language={language} sent={sent} />
        ) : (
          <p className="mt-6">
            <a className="btn-primary" href={isForm ? endpoints.dashboard : pathname + search}>
              {isForm ? t.toDashboard : t.loadAgain}
            </a>
          </p>
        )}
      </main>
    </BackendDocument>
  );
  return backOfficePage(language, page, { status: 503, headers: retryAfter });
}

function outcomeMessage(stored: Stored, sent: SentFields | undefined, language: Language): string {
  const t = frameWords(language);
  if (stored !== 'nothing') return t.maybeStored;
  return sent && !sent.hadSecrets ? t.nothingStored : t.nothingStoredNorKept;
}

/** The same form once more: its fields are sent as they were, and can be read and copied. */
function SentForm({ address, sent, language }: { address: string; sent: SentFields; language: Language }) {
  const t = frameWords(language);
  return (
    <form action={address} className="mt-6" method="post">
      <HiddenFields fields={sent.fields} />
      <Button>{t.sendOnceMore}</Button>
      <h2 className="mt-9 mb-3 t-item">{t.entered}</h2>
      <TypedFields fields={sent.fields} />
    </form>
  );
}
