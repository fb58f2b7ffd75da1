import type { Db } from '../../db/client.ts';
import { takeOver } from '../../domain/baik/cases/handovers.ts';
import { formatReceipt } from '../../domain/baik/receipt.ts';
import { isChannelOpen } from '../../domain/baik/recipient-queries.ts';
import { baikWords } from '../../i18n/public/baik.ts';
import { contactWords } from '../../i18n/public/contact.ts';
import type { Language } from '../../i18n/site/language.ts';
import { href, routes } from '../../routes.ts';
import { Document } from '../../ui/frame/document.tsx';
import { builtPicture, type PictureSource } from '../../ui/media/picture.tsx';
import type { ShowBaikForm } from '../../web/forms/baik-form.ts';
import type { FormTokens } from '../../web/forms/form-token.ts';
import { discreetHeaders } from '../../web/http/discreet.ts';
import type { DayTally } from '../../web/log/day-tally.ts';
import { managedPicture } from '../../web/pages/managed-picture.ts';
import { plainPage } from '../../web/pages/plain-page.ts';
import { type PageRequest, type PublicPage, publicPage, type TaggedPage } from '../../web/pages/public-page.ts';
import { pageHead } from '../page-head.ts';
import { type BaikContent, BaikPage } from './baik-page.tsx';
import { baikFormProps } from './form-props.ts';
import { mailboxPage } from './mailbox-page.tsx';

const pictureKey = 'baik';
const route = routes.baik.index;
const options = { cached: false, headers: discreetHeaders };

/** Not kept in memory: every form carries a key and a time of its own, and no other cache may keep them either. */
export function baikPages(db: Db, tokens: FormTokens, tally: DayTally): PublicPage[] {
  // The log would tell when somebody was here.
  const degrade = (error: unknown) => tally.countFailure(error);
  return [
    publicPage(route, (request) => showBaik(db, tokens, { ...request, degrade }), { ...options, query: ['view'] }),
    publicPage(
      routes.baik.mailbox,
      ({ language, siteUrl }) => mailboxPage(language, siteUrl, { kind: 'door' }),
      options,
    ),
  ];
}

async function showBaik(db: Db, tokens: FormTokens, request: PageRequest): Promise<TaggedPage> {
  const { language, siteUrl, query, degrade } = request;
  const picture = managedPicture(db, 'Budaya_BAIK_Banner', pictureKey, language, degrade);
  const content = query.view ? await sent(db, tokens, request, query.view) : await form(db, tokens, request);
  const page = baikPage(language, siteUrl, picture, content);
  return query.view ? { ...page, meta: { ...page.meta, hidden: true }, query: {} } : page;
}

/** The page after a form without script was sent: it shows the receipt once. */
async function sent(
  db: Db,
  tokens: FormTokens,
  { language, degrade }: PageRequest,
  handover: string,
): Promise<BaikContent> {
  const receipt = await takeOver(db, handover);
  if (!receipt) return { kind: 'receipt-gone' };
  const token = await tokens.issueIfPossible(degrade);
  return { kind: 'form', form: baikFormProps({ language, token, receipt: formatReceipt(receipt) }) };
}

async function form(db: Db, tokens: FormTokens, { language, degrade }: PageRequest): Promise<BaikContent> {
  try {
    if (!(await isChannelOpen(db))) return { kind: 'closed', typed: '' };
  } catch (error) {
    // Whether somebody can read will be asked again when the form comes.
    degrade(error);
  }
  return { kind: 'form', form: baikFormProps({ language, token: await tokens.issueIfPossible(degrade) }) };
}

/** The same page around a form that was not accepted, for readers without script. */
export function refusedBaikForm(tokens: FormTokens, siteUrl: string): ShowBaikForm {
  return async (language, state, { status, headers }) => {
    const token = await tokens.issueIfPossible();
    const content: BaikContent = state.closed
      ? { kind: 'closed', typed: state.values.report }
      : { kind: 'form', form: baikFormProps({ language, token, state }) };
    const page = baikPage(language, siteUrl, builtPicture(pictureKey, language), content);
    const error = state.mistakes.length > 0 ? `${contactWords(language).errorInTitle}: ` : '';
    const meta = { ...page.meta, title: `${error}${page.meta.title}`, hidden: true };
    const reading = { language, route, parameters: {}, query: {}, siteUrl };
    const document = <Document page={{ ...page, meta }} reading={reading} />;
    return plainPage(document, { status, headers: { ...discreetHeaders, ...headers } });
  };
}

function baikPage(
  language: Language,
  siteUrl: string,
  picture: PictureSource | Promise<PictureSource>,
  content: BaikContent,
): TaggedPage {
  const t = baikWords(language);
  const trail = [{ label: t.title, href: href(route, language) }];
  const head = { title: t.tabTitle, description: t.description, trail, pictureKey };
  const fallback = builtPicture(pictureKey, language);
  return {
    ...pageHead({ language, siteUrl }, head),
    body: <BaikPage content={content} fallback={fallback} language={language} picture={picture} trail={trail} />,
  };
}
