import { languageCodes, languages } from '../../i18n/language.ts';
import { endpoints, href, routes } from '../../routes.ts';
import { site } from '../../site.ts';
import { Button, MoreLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { PlainDocument } from '../../ui/plain-document.tsx';

/** Where staff arrive: who they are, and what they can do. */
export function DashboardPage({ username }: { username: string }) {
  return (
    <PlainDocument title="Dashboard">
      <header className="border-b border-graphite/15 bg-alumina">
        <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
          <span className="flex items-center gap-3 text-petrol-deep font-700">
            <Mark className="size-8" />
            {site.name}
          </span>
          <p className="ml-auto text-small">Welcome, {username}</p>
          <form action={endpoints.logout} method="post">
            <Button variant="outline">Log out</Button>
          </form>
        </div>
      </header>
      <main className="wrap py-14">
        <h1 className="t-sub text-petrol-deep">Dashboard</h1>
        <section aria-labelledby="preview" className="mt-10 max-w-160">
          <h2 className="t-item" id="preview">
            Preview the news
          </h2>
          <p className="mt-2 text-slate">
            As long as you are signed in, the preview also shows drafts and articles that are scheduled for later.
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            {languageCodes.map((code) => (
              <li key={code}>
                <MoreLink href={href(routes.articles.previewIndex, code)}>
                  <span lang={code}>{languages[code].name}</span>
                </MoreLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="site" className="mt-12 max-w-160">
          <h2 className="t-item" id="site">
            The public site
          </h2>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            {languageCodes.map((code) => (
              <li key={code}>
                <MoreLink href={href(routes.home.index, code)}>
                  <span lang={code}>{languages[code].name}</span>
                </MoreLink>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </PlainDocument>
  );
}
