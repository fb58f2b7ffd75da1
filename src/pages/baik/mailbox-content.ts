import type { OpenEntry, OpenMailbox } from '../../domain/baik/mailbox.ts';
import type { BaikFormState } from '../../web/forms/baik-form.ts';

export type MailboxContent =
  | { kind: 'door'; problem?: string }
  | {
      kind: 'inside';
      /** As its holder typed it; every form inside carries it on, for the server keeps nothing. */
      code: string;
      mailbox: OpenMailbox;
      entries: readonly OpenEntry[];
      isSent: boolean;
      formKey: string;
      reply: Pick<BaikFormState, 'mistakes' | 'drafts' | 'files'> & { text: string };
    };
