import { backupMailWords, backupProblemWords } from '../../i18n/backend/dashboard.words.ts';
import { utcDay } from '../days.ts';
import type { MailDraft } from '../mail/commands.ts';
import type { BackupProblem } from './state.ts';

/** A problem of the backups as a mail to the operator, once a day for each kind. */
export function mailOfProblem({ kind, detail = '' }: BackupProblem, to: string, siteUrl: string, now: Date): MailDraft {
  const day = utcDay(now);
  const text = (language: 'id' | 'en') => {
    const words = backupMailWords(language);
    return {
      subject: words.subject({ site: new URL(siteUrl).host }),
      body: `${backupProblemWords(language)[kind]} ${words.look}`,
    };
  };
  const [id, en] = [text('id'), text('en')];
  return {
    recipients: [to],
    subject: `${en.subject} / ${id.subject}`,
    body: [en.body, id.body, detail].filter(Boolean).join('\n\n'),
    isAutomatic: true,
    submissionKey: `backup-${kind}-${day}`,
  };
}
