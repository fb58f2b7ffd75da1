import { Elysia } from 'elysia';
import { handOver } from '../../domain/baik/cases/handovers.ts';
import { isAnonymous } from '../../domain/baik/input.ts';
import { readersOf } from '../../domain/baik/readers.ts';
import { hasRecoveryKey } from '../../domain/baik/recipient-queries.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import { languageCodes } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Document } from '../../ui/frame/document.tsx';
import { builtPicture } from '../../ui/media/picture.tsx';
import { chosenReaders } from '../../web/forms/baik/chosen-readers.ts';
import { sayFiles } from '../../web/forms/baik/copy-text.ts';
import { failure } from '../../web/forms/baik/refusals.ts';
import type { ReportChannel } from '../../web/forms/baik/report-channel.ts';
import { type ReportOutcome, submitReportForm } from '../../web/forms/baik/report-submission.ts';
import { formKeyOf } from '../../web/forms/form-seed.ts';
import { typedValues } from '../../web/forms/typed-values.ts';
import { discreetHeaders, discreetRedirect } from '../../web/http/discreet.ts';
import { plainPage } from '../../web/pages/plain-page.ts';
import type { BaikContent } from './baik-page.tsx';
import { baikFormProps } from './form-props.ts';
import { pictureKey, reportPage } from './report-page.tsx';

const route = routes.baik.index;

/** Handles the plain form. Its address is that of the page, so the browser history has one entry for both. */
export function reportFormPosts(channel: ReportChannel, siteUrl: string) {
  const app = new Elysia({ name: 'pages.baik.posts' });
  for (const language of languageCodes) {
    app.post(
      href(route, language),
      async ({ request, server }) => {
        const outcome = await submitReportForm(channel, { request, server, pageLanguage: language });
        if (outcome.kind === 'refused') return showAgain(channel, siteUrl, outcome);
        try {
          // Redirects to the receipt; the address must not reveal that a report was sent.
          const ref = await handOver(channel.store.db, outcome.receipt);
          return discreetRedirect(`${href(route, language, {}, { ref })}#form`);
        } catch (error) {
          const refusal = failure(error, language, channel.tally);
          return showAgain(channel, siteUrl, { ...outcome, kind: 'refused', ...refusal });
        }
      },
      { parse: 'none' },
    );
  }
  return app;
}

type Refused = Extract<ReportOutcome, { kind: 'refused' }>;

/** The page with a rejected form, or with files that need a decision before sending. */
async function showAgain(channel: ReportChannel, siteUrl: string, outcome: Refused): Promise<Response> {
  const {
    gate: { tokens },
    isDemo,
    onionAddress,
  } = channel;
  const { language, fields, uploaded, status, mistakes, headers, closed, challenge } = outcome;
  const texts = typedValues(fields, ['name', 'contact', 'category', 'report']);
  const values = { ...texts, anonymous: isAnonymous(fields) || fields.anonymous === undefined };
  const token = outcome.token ?? (await tokens.issueIfPossible());
  const files = uploaded ? sayFiles(uploaded, language) : [];
  // It may have been stored although the database did not say so: sent again, it has to be the same form.
  const formKey = status === 503 ? formKeyOf(fields) : undefined;
  const drafts = files.length > 0 ? (uploaded?.token ?? '') : '';
  const content: BaikContent = closed
    ? { kind: 'closed', typed: values.report }
    : {
        kind: 'form',
        isDemo,
        hasSpareKey: await hasRecoveryKey(channel.store.db).catch(() => true),
        form: baikFormProps({
          language,
          token,
          readers: await readersOf(channel.store.db).catch(() => []),
          state: {
            values,
            mistakes,
            drafts,
            files,
            challenge: challenge?.value ?? '',
            formKey,
            chosen: chosenReaders(fields),
          },
        }),
      };
  const page = reportPage(language, siteUrl, builtPicture(pictureKey, language), content, onionAddress);
  const error = mistakes.length > 0 ? `${contactWords(language).errorInTitle}: ` : '';
  const meta = { ...page.meta, title: `${error}${page.meta.title}`, hidden: true };
  const reading = { language, route, parameters: {}, query: {}, siteUrl };
  return plainPage(<Document page={{ ...page, meta }} reading={reading} />, {
    status: status === 400 ? 422 : status,
    headers: { ...discreetHeaders, ...headers },
  });
}
