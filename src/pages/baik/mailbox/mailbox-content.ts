import type { CaseContent } from '../../../domain/baik/cases/entries.ts';
import type { OpenMailbox } from '../../../domain/baik/mailbox.ts';
import type { Day } from '../../../domain/days.ts';
import type { FormError } from '../../../ui/forms/form-text.ts';
import type { SaidFile } from '../../../web/forms/baik/copy-text.ts';

/** What was being sent when the mailbox could not be opened again. */
export type KeptReply = { text: string; formKey: string; drafts: string };

/** The form for a message: empty, or as it was sent with its errors. */
type ReplyState = { text: string; errors: FormError[]; drafts: string; files: SaidFile[] };

/** What a form in the mailbox hands over to the page after it. */
export type AfterForm = {
  /** The receipt as typed; every form in the mailbox submits it again, because the server stores no session. */
  code: string;
  isSent: boolean;
  reply: ReplyState;
};

export const emptyReply: ReplyState = { text: '', errors: [], drafts: '', files: [] };

export type MailboxContent =
  | { kind: 'erased'; erasedOn: Day }
  | { kind: 'door'; problem?: string | undefined; kept?: KeptReply | undefined }
  | ({
      kind: 'inside';
      mailbox: OpenMailbox;
      content: CaseContent;
      formKey: string;
    } & AfterForm);
