import type { OpenEntry, OpenMailbox } from '../../../domain/baik/mailbox.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import type { ExaminedFileProps } from '../baik-form-props.ts';

/** What was being sent when the mailbox could not be opened again. */
export type KeptReply = { text: string; formKey: string; drafts: string };

export type MailboxContent =
  | { kind: 'door'; problem?: string | undefined; kept?: KeptReply | undefined }
  | {
      kind: 'inside';
      /** The receipt as typed; every form in the mailbox submits it again, because the server stores no session. */
      code: string;
      mailbox: OpenMailbox;
      entries: readonly OpenEntry[];
      isSent: boolean;
      formKey: string;
      reply: { text: string; mistakes: Mistake[]; drafts: string; files: ExaminedFileProps[] };
    };
