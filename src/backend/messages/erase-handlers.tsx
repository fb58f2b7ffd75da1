import { Elysia } from 'elysia';
import type { AttachmentStore } from '../../domain/contact/attachment-store.ts';
import { countPersonalData, describePersonalData, erasePerson } from '../../domain/contact/erasure.ts';
import { findMessage } from '../../domain/contact/messages.ts';
import { parseId } from '../../domain/input.ts';
import { emailLimits, isAddress } from '../../domain/mail/input.ts';
import { endpoints } from '../../routes.ts';
import { readForm } from '../../web/http/body.ts';
import type { StaffGuard } from '../../web/sessions/staff-guard.ts';
import { notFoundScreen } from '../ui/frame/not-found.tsx';
import { done, guardedForm, guardedScreen, type Screen } from '../ui/frame/screen.tsx';
import { messageHref } from '../ui/message-address.ts';
import { EraseConfirm, EraseForm } from './erase-page.tsx';

const title = "Erase a person's data";

/** Erasure in two steps: whose data, and whether that is meant. */
export function erasePages(gate: StaffGuard, store: AttachmentStore) {
  const { db } = gate;

  const confirm = async (address: string, back: string): Promise<Screen> => ({
    title,
    section: 'messages',
    body: <EraseConfirm address={address} back={back} found={await countPersonalData(db, address)} />,
  });

  return new Elysia({ name: 'backend.messages.erase' })
    .get(
      endpoints.messagesErase,
      guardedScreen(gate, () => ({ title, section: 'messages', body: <EraseForm address="" /> })),
    )
    .get(
      `${endpoints.messages}/:id/erase`,
      guardedScreen<{ id: string }>(gate, async ({ params }) => {
        const id = parseId(params.id);
        const message = id && (await findMessage(db, id));
        return message
          ? confirm(message.email, messageHref(message.id))
          : notFoundScreen(() => 'Message not found', endpoints.messages);
      }),
    )
    .post(
      endpoints.messagesErase,
      guardedForm(gate, { action: 'delete', resource: 'message' }, async ({ request, actor }) => {
        const form = await readForm(request);
        const address = (form.get('email') ?? '').trim();
        const problem = problemOf(address);
        if (problem) return refuse(address, problem);
        if (form.get('confirmed') !== 'yes') {
          const found = await countPersonalData(db, address);
          if (Object.values(found).some((count) => count > 0)) return confirm(address, endpoints.messages);
          return refuse(address, 'Nothing is kept of this address');
        }
        const erased = await erasePerson(db, store, actor, address);
        return done(endpoints.messages, 'Data erased', `Removed: ${describePersonalData(erased)}`);
      }),
      { parse: 'none' },
    );
}

function problemOf(address: string): string | undefined {
  if (address === '') return 'Email address is required';
  if (address.length > emailLimits.address || !isAddress(address)) {
    return 'Enter a whole email address, such as name@company.com';
  }
  return undefined;
}

function refuse(address: string, text: string): Screen {
  return {
    title: `Error: ${title}`,
    section: 'messages',
    status: 422,
    flash: { variant: 'destructive', title: 'Validation Error', text },
    body: <EraseForm address={address.slice(0, emailLimits.address)} error={text} />,
  };
}
