import type { Db } from '../../db/client.ts';
import { awaitDelivery, type Delivery } from './delivery.ts';
import { describeAnswer, describeFailure, postMessage } from './graph-request.ts';
import { type GraphAccess, GraphToken } from './graph-token.ts';

/** `message` is English; errors are in the words of the mail server. */
export type ConnectionTest = { connected: boolean; message: string };

/** What the back-office knows of the system mailbox. */
export type Mailbox = {
  sender: string;
  /** Name of the mail server; undefined: Microsoft Graph. */
  smtpHost?: string;
  test: () => Promise<ConnectionTest>;
};

/** A mailbox with an outbox in front of it. */
export type Mailroom = Mailbox & {
  /** Wakes the outbox for a new mail. */
  wake: () => void;
};

export const notSetUp = 'Email is not set up on this server: the GRAPH settings or SMTP_URL are missing';

/** User-facing timeout in milliseconds. */
const defaultTimeoutInMilliseconds = 15_000;

/**
 * Signs in again and asks Graph to send a message without recipients: Graph checks the token, the permission and the
 * mailbox first and then refuses the message, so everything is tested and nothing is sent.
 */
export async function testGraph(
  access: GraphAccess,
  timeoutInMilliseconds = defaultTimeoutInMilliseconds,
): Promise<ConnectionTest> {
  try {
    const token = await new GraphToken(access).get(timeoutInMilliseconds);
    const answer = await postMessage(
      access,
      token,
      { subject: 'Connection test', toRecipients: [] },
      timeoutInMilliseconds,
    );
    const text = await answer.text().catch(() => '');
    return answer.status === 400 || answer.status === 202
      ? { connected: true, message: `Microsoft Graph accepts mail from ${access.sender}` }
      : { connected: false, message: describeAnswer(answer.status, text) };
  } catch (error) {
    return { connected: false, message: describeFailure(error) };
  }
}

/**
 * Puts a mail into the outbox and waits for the result. Without a mailbox nothing is written: the user pressed "Send" and
 * does not expect the mail to leave at some later time.
 */
export async function sendNow(db: Db, mailroom: Mailroom | undefined, write: () => Promise<number>): Promise<Delivery> {
  if (!mailroom) return { kind: 'failed', error: notSetUp };
  const id = await write();
  mailroom.wake();
  return awaitDelivery(db, id);
}
