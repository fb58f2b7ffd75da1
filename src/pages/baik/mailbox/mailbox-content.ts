import type { OpenEntry, OpenMailbox } from '../../../domain/baik/mailbox.ts';
import type { Mistake } from '../../../ui/forms/form-text.ts';
import type { ExaminedFileProps } from '../baik-form-props.ts';

export type MailboxContent =
  | { kind: 'door'; problem?: string | undefined }
  | {
      kind: 'inside';
      /** As its holder typed it; every form inside carries it on, for the server keeps nothing. */
      code: string;
      mailbox: OpenMailbox;
      entries: readonly OpenEntry[];
      isSent: boolean;
      formKey: string;
      reply: { text: string; mistakes: Mistake[]; drafts: string; files: ExaminedFileProps[] };
    };
