import { Elysia } from 'elysia';
import type { Staff } from '../../../domain/accounts/staff.ts';
import { addNote, assignCase, handOverCase, holdCase, possibleReaders } from '../../../domain/baik/cases/handling.ts';
import { baikMessage } from '../../../domain/baik/input.ts';
import { handlingWords } from '../../../i18n/backend/baik/baik-handling.ts';
import { endpoints } from '../../../routes.ts';
import { readForm } from '../../../web/http/body.ts';
import { done, failed, guardedForm, type Screen } from '../../ui/frame/screen.tsx';
import { caseHref } from '../case-href.ts';
import { isOpened, type OpenedCase, type ReportDesk } from '../desk.ts';

const base = `${endpoints.baik}/cases/:id` as const;
const attempt = { action: 'update', resource: 'report', needs: 'reports.read' } as const;

type Asked = { staff: Staff; found: OpenedCase; form: URLSearchParams; back: string };

/** Forms of a case that concern its recipients only. */
export function handlingForms(desk: ReportDesk) {
  const { gate, db } = desk;

  const inCase = (answer: (asked: Asked) => Promise<Response>) =>
    guardedForm<{ id: string }>(gate, attempt, async ({ request, params, actor }): Promise<Screen | Response> => {
      const found = await desk.caseOf(actor, request, params.id);
      if (!isOpened(found)) return found;
      return answer({ staff: actor, found, form: await readForm(request), back: caseHref(found.row.id) });
    });
  const signing = ({ staff, found }: Asked) => ({ ...staff, signer: found.key.signer });

  return new Elysia({ name: 'backend.baik.handling' })
    .post(
      `${base}/note`,
      inCase(async (asked) => {
        const t = handlingWords(asked.staff.language);
        const note = textIn(asked.form, 'note');
        if (!note) return failed(asked.back, t.needsText);
        await addNote(db, signing(asked), asked.found.opened, note);
        return done(asked.back, t.noteSaved);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/assign`,
      inCase(async (asked) => {
        const readers = await possibleReaders(db, asked.found.opened);
        const name = readers.find(({ label }) => label === asked.form.get('to'))?.label ?? '';
        await assignCase(db, signing(asked), asked.found.opened, name);
        return done(asked.back, handlingWords(asked.staff.language).assigned);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/hand-over`,
      inCase(async (asked) => {
        const t = handlingWords(asked.staff.language);
        const reason = textIn(asked.form, 'reason');
        if (!reason) return failed(asked.back, t.needsReason);
        const accounts = [...asked.form.keys()].flatMap((name) => {
          const [, account] = /^to-(\d{1,9})$/.exec(name) ?? [];
          return account ? [Number(account)] : [];
        });
        const outcome = await handOverCase(db, signing(asked), asked.found.opened, { accounts, reason });
        if (outcome === 'done') return done(endpoints.baik, t.handedOver);
        return failed(asked.back, outcome === 'alone' ? t.notOnlyYou : t.needsReader);
      }),
      { parse: 'none' },
    )
    .post(
      `${base}/hold`,
      inCase(async (asked) => {
        const t = handlingWords(asked.staff.language);
        const reason = textIn(asked.form, 'reason');
        if (!reason) return failed(asked.back, t.needsReason);
        const isHeld = asked.form.get('hold') === '1';
        await holdCase(db, signing(asked), asked.found.opened, { isHeld, reason });
        return done(asked.back, isHeld ? t.held : t.released);
      }),
      { parse: 'none' },
    );
}

/** A text that a person wrote, within the length of a report; undefined when there is none. */
export function textIn(form: URLSearchParams, name: string): string | undefined {
  return baikMessage.safeParse(form.get(name) ?? '').data;
}
