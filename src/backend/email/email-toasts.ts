/** What is said after an email was sent, by the script and, without it, by the server. */
export function deliveredToast(kind: 'sent' | 'waiting', recipients: number): { title: string; text: string } {
  if (kind === 'sent')
    return { title: 'Email sent successfully', text: `Email delivered to ${recipients} recipient(s)` };
  return {
    title: 'Email is waiting',
    text: `The mailbox is busy. The email to ${recipients} recipient(s) is in the outbox and leaves by itself.`,
  };
}

export const validationTitle = 'Validation Error';
export const failedTitle = 'Failed to send email';
