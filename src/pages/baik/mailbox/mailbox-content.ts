import type { OpenEntry, OpenMailbox } from '../../../domain/baik/mailbox.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import type { ExaminedFileProps } from '../baik-form-props.ts';

export type MailboxContent =
  | { kind: 'door'; problem?: string | undefined }
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
