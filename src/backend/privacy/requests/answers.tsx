import { Elysia } from 'elysia';
import { correctSender, eraseForRequest, restrict } from '../../../domain/privacy/answers.ts';
import { confirmByStaff } from '../../../domain/privacy/intake.ts';
import { closeRequest } from '../../../domain/privacy/requests.ts';
import { isOneLine } from '../../../fields/text-rules.ts';
import { privacyWords as t } from '../../../i18n/backend/privacy/requests.words.ts';
import { dataRequestWords } from '../../../i18n/public/data-requests.words.ts';
import type { Site } from '../../../site.ts';
import { readForm } from '../../../web/http/body.ts';
import { seeOther } from '../../../web/pages/plain-page.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { done } from '../../ui/frame/screen.tsx';
import { hrefOf, notWaiting, one, requestGuards, requestScreen, type WithRequest } from './request-screen.tsx';

const maxCharacters = { reason: 300, outcome: 2000, name: 120, phone: 40 } as const;
const unparsed = { parse: 'none' } as const;

/** What staff do with a request. */
export function requestAnswers(site: Site) {
  const { db } = site;
  const { screen, form } = requestGuards(site);

  const confirm = async (call: WithRequest) => {
    const { row, actor, request } = call;
    const reason = textIn(await readForm(request), 'reason');
    const text = reason === '' ? t.reasonRequired : reason.length > maxCharacters.reason ? t.tooLong : undefined;
    if (text) return requestScreen(db, call, { field: 'reason', text, value: reason.slice(0, maxCharacters.reason) });
    const isConfirmed = await confirmByStaff(db, actor, row.id, reason);
    return isConfirmed ? done(hrefOf(row.id), t.identityConfirmed) : notWaiting(call);
  };

  const close = async (call: WithRequest) => {
    const { row, actor, request } = call;
    const sent = await readForm(request);
    const outcome = textIn(sent, 'outcome');
    const text = outcome === '' ? t.reasonRequired : outcome.length > maxCharacters.outcome ? t.tooLong : undefined;
    if (text)
      return requestScreen(db, call, { field: 'outcome', text, value: outcome.slice(0, maxCharacters.outcome) });
    const status = sent.get('status') === 'refused' ? 'refused' : 'fulfilled';
    const isClosed = await closeRequest(db, actor, row.id, { status, outcome });
    return isClosed ? done(hrefOf(row.id), t.closedDone) : notWaiting(call);
  };

  const correct = async (call: WithRequest) => {
    const { row, actor, request } = call;
    if (row.status !== 'open') return notWaiting(call);
    const sent = await readForm(request);
    const [name, phone] = [textIn(sent, 'name'), textIn(sent, 'phone')];
    const isLong = name.length > maxCharacters.name || phone.length > maxCharacters.phone;
    const isReadable = isOneLine(name) && isOneLine(phone);
    const empty = name === '' && phone === '' ? t.nothingToCorrect : undefined;
    const text = isReadable ? (isLong ? t.tooLong : empty) : dataRequestWords(actor.language).unreadable;
    if (text) return requestScreen(db, call, { field: 'name', text, value: name.slice(0, maxCharacters.name) });
    const count = await correctSender(db, actor, row, { name, phone });
    return done(hrefOf(row.id), t.corrected({ count }));
  };

  const setRestriction = async (call: WithRequest) => {
    const { row, actor, request } = call;
    if (row.status !== 'open') return notWaiting(call);
    const isOn = (await readForm(request)).get('restricted') === 'yes';
    await restrict(db, actor, row, isOn);
    return done(hrefOf(row.id), isOn ? t.restrictDone : t.liftDone);
  };

  const askToErase = ({ row }: WithRequest) => {
    if (row.status !== 'open') return seeOther(hrefOf(row.id));
    const body = (
      <Confirm action={`${hrefOf(row.id)}/erase`} back={hrefOf(row.id)} title={t.eraseTitle} verb={t.eraseVerb}>
        <p className="font-600 [overflow-wrap:anywhere]">{row.email}</p>
        <p className="mt-2">{t.eraseText}</p>
      </Confirm>
    );
    return { title: t.eraseTitle, section: 'privacy' as const, body };
  };

  const erase = async (call: WithRequest) => {
    const { row, actor } = call;
    const certificate = await eraseForRequest(site, actor, row.id);
    if (!certificate) return notWaiting(call);
    return done(`${hrefOf(row.id)}/certificate`, t.erasedTitle);
  };

  return new Elysia({ name: 'backend.privacy.answers' })
    .post(`${one}/confirm`, form(confirm), unparsed)
    .post(`${one}/close`, form(close), unparsed)
    .post(`${one}/correct`, form(correct), unparsed)
    .post(`${one}/restrict`, form(setRestriction), unparsed)
    .get(`${one}/erase`, screen(askToErase))
    .post(`${one}/erase`, form(erase, 'delete'), unparsed);
}

function textIn(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replace(/\r\n?/g, '\n').trim();
}
