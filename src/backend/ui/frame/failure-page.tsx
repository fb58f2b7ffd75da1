import { endpoints } from '../../../routes.ts';
import { plainPage } from '../../../web/pages/plain-page.ts';
import { BackendDocument } from './backend-document.tsx';
import { PageHeader } from './page-header.tsx';

const said = {
  'bad-request': { status: 400, title: 'This could not be read', text: 'What was sent is damaged. Nothing was saved.' },
  'server-error': { status: 500, title: 'Something went wrong', text: 'The mistake is ours. Nothing was saved.' },
} as const;

/** Whether an address is that of a screen of the back-office. */
export function isBackendPath(path: string): boolean {
  return path === endpoints.backend || path.startsWith(`${endpoints.backend}/`);
}

/** A screen that could not be shown; without navigation, for nothing of it may be to blame. */
export function backendFailure(kind: keyof typeof said, requestId: string): Promise<Response> {
  const { status, title, text } = said[kind];
  const page = (
    <BackendDocument title={title}>
      <main className="wrap py-16" id="main">
        <PageHeader text={text} title={title} />
        <p className="text-small text-slate">Reference for your operator: {requestId}</p>
        <p className="mt-6">
          <a className="btn-primary" href={endpoints.dashboard}>
            Go to the dashboard
          </a>
        </p>
      </main>
    </BackendDocument>
  );
  return plainPage(page, { status });
}
