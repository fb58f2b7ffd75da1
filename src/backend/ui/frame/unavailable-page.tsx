import type { Stored } from '../../../current.ts';
import { frameWords } from '../../../i18n/backend/frame.words.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { endpoints } from '../../../routes.ts';
import type { SentFields } from '../../../web/forms/sent-fields.ts';
import { acceptedLanguage } from '../../../web/http/accept-language.ts';
import { retryAfter } from '../../../web/http/headers.ts';
import { BackendDocument, backOfficePage } from './backend-document.tsx';
import { PageHeader } from './page-header.tsx';
import { HiddenFields, TypedFields } from './typed-fields.tsx';

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
      <button className="btn-primary" type="submit">
        {t.sendOnceMore}
      </button>
      <h2 className="mt-9 mb-3 t-item">{t.entered}</h2>
      <TypedFields fields={sent.fields} />
    </form>
  );
}
