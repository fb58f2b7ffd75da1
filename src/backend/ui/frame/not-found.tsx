import { Elysia } from 'elysia';
import { endpoints } from '../../../routes.ts';
import { plainPage } from '../../../web/pages/plain-page.ts';
import type { StaffGuard } from '../../../web/sessions/staff-guard.ts';
import { BackendDocument } from './backend-document.tsx';
import { PageHeader } from './page-header.tsx';
import { type Screen, showScreen } from './screen.tsx';

/** For what an address names and is not there (any more). */
export function notFoundScreen(title = 'This page does not exist', back: string = endpoints.dashboard): Screen {
  return { title: 'Not found', status: 404, body: <NotFound back={back} title={title} /> };
}

/** What no screen of the back-office answers. */
export function unknownScreens(gate: StaffGuard) {
  return new Elysia({ name: 'backend.unknown' }).all(
    `${endpoints.backend}/*`,
    async ({ request }) => {
      const actor = await gate.admit(request);
      if (actor) return showScreen(notFoundScreen(), actor);
      const page = (
        <BackendDocument title="Not found">
          <main className="wrap py-16" id="main">
            <NotFound back={endpoints.login} title="This page does not exist" />
          </main>
        </BackendDocument>
      );
      return plainPage(page, { status: 404 });
    },
    { parse: 'none' },
  );
}

function NotFound({ title, back }: { title: string; back: string }) {
  return (
    <>
      <PageHeader text="It may have been deleted, or the address may be mistyped." title={title} />
      <a className="btn-primary" href={back}>
        {back === endpoints.login ? 'Sign in' : 'Go back'}
      </a>
    </>
  );
}
