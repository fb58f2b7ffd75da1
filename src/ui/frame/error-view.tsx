import { errorWords as t } from '../../i18n/site/errors.words.ts';
import { hrefTo, routes } from '../../routes.ts';
import { LinkButton } from '../text/button.tsx';
import { Eyebrow } from '../text/heading.tsx';
import { Onward } from '../text/onward.tsx';
import type { PageMeta } from './page.ts';

export type ErrorKind =
  | 'not-found'
  | 'bad-request'
  | 'foreign-form'
  | 'form-waits'
  | 'form-interrupted'
  | 'too-many'
  | 'server-error'
  | 'unavailable';

/** Error message shown in place of a page. */
export function ErrorView({ kind }: { kind: ErrorKind }) {
  const { eyebrow, title, text } = textsOf(kind);
  return (
    <section className="overflow-clip">
      <div className="wrap grid gap-x-8 gap-y-14 py-16 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-7">
          <Eyebrow lang="en">{eyebrow}</Eyebrow>
          <h1 className="t-page max-w-[14ch]">{title}</h1>
          <p className="mt-7 t-lead max-w-[34rem]">{text}</p>
          {(kind === 'server-error' || kind === 'too-many' || kind === 'unavailable') && (
            <p className="mt-9">
              {/* An empty href is the address of the page itself. */}
              <LinkButton href="" icon={null}>
                {t.tryAgain}
              </LinkButton>
            </p>
          )}
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:self-end">
          <Onward
            links={[
              { label: t.home, href: hrefTo(routes.home.index) },
              { label: t.news, href: hrefTo(routes.articles.index) },
              { label: t.contact, href: hrefTo(routes.contact.index) },
            ]}
            title={t.startHere}
          />
        </div>
      </div>
    </section>
  );
}

export function errorMeta(kind: ErrorKind): PageMeta {
  const { title, text } = textsOf(kind);
  return { title, description: text, hidden: true };
}

function textsOf(kind: ErrorKind): { eyebrow: string; title: string; text: string } {
  return {
    'not-found': { eyebrow: '404 Page Not Found', title: t.notFoundTitle, text: t.notFoundText },
    'bad-request': { eyebrow: '400 Bad Request', title: t.badRequestTitle, text: t.badRequestText },
    'foreign-form': { eyebrow: '403 Forbidden', title: t.foreignFormTitle, text: t.foreignFormText },
    'form-waits': { eyebrow: '503 Service Unavailable', title: t.formWaitsTitle, text: t.formWaitsText },
    'form-interrupted': {
      eyebrow: '503 Service Unavailable',
      title: t.formInterruptedTitle,
      text: t.formInterruptedText,
    },
    'too-many': { eyebrow: '429 Too Many Requests', title: t.tooManyTitle, text: t.tooManyText },
    'server-error': { eyebrow: '500 Server Error', title: t.serverErrorTitle, text: t.serverErrorText },
    unavailable: { eyebrow: '503 Service Unavailable', title: t.unavailableTitle, text: t.unavailableText },
  }[kind];
}
