import { Elysia } from 'elysia';
import { handOverCase, holdCase, possibleReaders, recordAct } from '../../domain/baik/cases/handling.ts';
import { baikMessage } from '../../domain/baik/input.ts';
import { handlingWords } from '../../i18n/backend/baik/baik-handling.words.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import { done, failed } from '../ui/frame/screen.tsx';
import { type CaseCall, caseForm } from './case-guards.ts';
import type { ReportSite } from './report-site.ts';

const base = `${endpoints.baik}/cases/:id` as const;

type Asked = CaseCall & { form: URLSearchParams };

/** Forms of a case that concern its recipients only. */
export function handlingForms(site: ReportSite) {
  const { db } = site;

  const formInCase = (answer: (asked: Asked) => Promise<Response>) =>
    caseForm(site, async (call) => answer({ ...call, form: await readForm(call.request) }));

  return new Elysia({ name: 'backend.baik.handling' })
    .post(
      `${base}/note`,
      formInCase(async ({ form, opened, holder, back }) => {
        const t = handlingWords(holder.language);
        const note = textIn(form, 'note');
        if (!note) return failed(back, t.needsText);
        await recordAct(db, holder, opened, 'note', { note });
        return done(back, t.noteSaved);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/assign`,
      formInCase(async ({ form, opened, holder, back }) => {
        const readers = await possibleReaders(db, opened);
        const to = readers.flatMap(({ label }) => (label === form.get('to') ? [label] : []));
        await recordAct(db, holder, opened, 'assign', { to });
        return done(back, handlingWords(holder.language).assigned);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/hand-over`,
      formInCase(async ({ form, opened, holder, back }) => {
        const t = handlingWords(holder.language);
        const reason = textIn(form, 'reason');
        if (!reason) return failed(back, t.needsReason);
        const accounts = [...form.keys()].flatMap((name) => {
          const [, account] = /^to-(\d{1,9})$/.exec(name) ?? [];
          return account ? [Number(account)] : [];
        });
        const outcome = await handOverCase(db, holder, opened, { accounts, reason });
        if (outcome === 'done') return done(endpoints.baik, t.handedOver);
        return failed(back, outcome === 'alone' ? t.notOnlyYou : t.needsReader);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/hold`,
      formInCase(async ({ form, opened, holder, back }) => {
        const t = handlingWords(holder.language);
        const reason = textIn(form, 'reason');
        if (!reason) return failed(back, t.needsReason);
        const isHeld = form.get('hold') === '1';
        await holdCase(db, holder, opened, { isHeld, reason });
        return done(back, isHeld ? t.held : t.released);
      }),
      { parse: 'none' },
    );
}

/** A text that a person wrote, within the length of a report; undefined when there is none. */
export function textIn(form: URLSearchParams, name: string): string | undefined {
  return baikMessage.safeParse(form.get(name) ?? '').data;
}
