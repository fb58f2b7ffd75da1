import { beforeEach, describe, expect, test } from 'bun:test';
import { activityLogs, mails } from '../../../src/db/schema/index.ts';
import { cookiesOf } from '../../support/cookies.ts';
import { answers, startGraph } from '../../support/graph/graph.ts';
import { only, type ParsedPage, parseHtml, textOf } from '../../support/html.ts';
import { freshWorld } from '../../support/world.ts';

const graph = startGraph();
const world = await freshWorld({ graph });
let cookie: string;
beforeEach(async () => {
  ({ cookie } = await world.signedIn());
});

const address = '/backend/email';
const draft = [
  ['to', 'sari@example.com'],
  ['subject', 'Delivery in May'],
  ['body', 'The ship leaves on Monday.'],
];

async function post(fields: string[][], path = address) {
  const answer = await world.handle(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
  return { answer, page: parseHtml(await answer.clone().text()) };
}

const show = (path = address) => world.html(path, 200, { cookie });
const valuesOf = (page: ParsedPage, name: string) =>
  page.querySelectorAll(`#compose [name="${name}"]`).map((input) => input.getAttribute('value') ?? '');
const summaryOf = (page: ParsedPage) =>
  page.querySelectorAll('[aria-labelledby="error-summary-title"] li').map((item) => textOf(item));
const noticeOf = (page: ParsedPage) => textOf(page.querySelector('.flash-notice'));

/** The screen after a redirect, with its notice. */
async function next(answer: Response): Promise<ParsedPage> {
  expect(answer.status).toBe(303);
  return world.html(answer.headers.get('location') ?? '', 200, { cookie: `${cookie}; ${cookiesOf(answer)}` });
}

describe('the form', () => {
  test('initially has one empty recipient, ten rows for the body, and Cc and Bcc off', async () => {
    const page = await show();
    expect(textOf(only(page, 'h1'))).toBe('Email Management');
    expect(page.toString()).toContain('Microsoft 365');
    expect(page.toString()).toContain(`From ${graph.sender}`);
    expect(valuesOf(page, 'to')).toEqual(['']);
    for (const input of page.querySelectorAll('#compose input[name="to"], #compose input[name="cc"]')) {
      expect(input.getAttribute('type')).toBe('email');
    }
    expect(only(page, '#compose textarea').getAttribute('rows')).toBe('10');
    for (const name of ['show_cc', 'show_bcc', 'isHTML']) {
      expect(only(page, `#compose [name="${name}"]`).hasAttribute('checked')).toBe(false);
      expect(only(page, `#compose [name="${name}"]`).getAttribute('role')).toBe('switch');
    }
  });

  test('is sent, reports the number of recipients, and is empty again', async () => {
    const { answer } = await post([
      ...draft,
      ['to', ''],
      ['cc', 'ignored@example.com'],
      ['show_bcc', 'on'],
      ['bcc', 'rina@example.com'],
    ]);
    const page = await next(answer);
    expect(noticeOf(page)).toBe('Email sent successfully Email delivered to 2 recipient(s)');
    expect(valuesOf(page, 'to')).toEqual(['']);
    expect(valuesOf(page, 'subject')).toEqual(['']);
    expect(graph.messages).toMatchObject([{ bccRecipients: [{ emailAddress: { address: 'rina@example.com' } }] }]);
    expect(graph.messages[0]?.ccRecipients).toBeUndefined();
    expect(textOf(page.querySelector('#recent'))).toContain('Delivery in May');
  });

  test('accepts several addresses in one field', async () => {
    await post([['to', 'a@example.com, b@example.com;c@example.com'], ...draft.slice(1)]);
    expect(graph.messages[0]?.toRecipients).toHaveLength(3);
  });

  test('with errors is returned with all typed values', async () => {
    const { answer, page } = await post([
      ['to', 'sari'],
      ['to', 'budi@example.com'],
      ['show_cc', 'on'],
      ['cc', 'tono@example.com'],
      ['subject', ' '],
      ['body', 'Kept "as it was" <b>'],
      ['isHTML', 'on'],
    ]);
    expect(answer.status).toBe(422);
    expect(textOf(only(page, 'title'))).toStartWith('Error: Email');
    expect(noticeOf(page)).toBe('Validation Error To: address 1 is not a valid email address');
    expect(summaryOf(page)).toEqual(['To: address 1 is not a valid email address', 'Subject is required']);
    expect(valuesOf(page, 'to')).toEqual(['sari', 'budi@example.com']);
    expect(valuesOf(page, 'cc')).toEqual(['tono@example.com']);
    expect(only(page, '#compose [name="show_cc"]').hasAttribute('checked')).toBe(true);
    expect(only(page, '#compose [name="isHTML"]').hasAttribute('checked')).toBe(true);
    expect(only(page, '#compose textarea').textContent.trim()).toBe('Kept "as it was" <b>');
    expect(only(page, '#email-to-0').getAttribute('aria-describedby')).toBe('email-to-0-error');
    expect(only(page, '#email-subject').getAttribute('aria-invalid')).toBe('true');
    expect(graph.messages).toEqual([]);
  });

  test('rejected by the mailbox is returned with the reason; resubmitting it creates no second email', async () => {
    graph.answerWith(answers.forbidden);
    const form = [...draft, ['submission_key', 'a-form']];
    const { answer, page } = await post(form);
    const reason = 'Graph answered 403: ErrorAccessDenied Access is denied.';
    expect(answer.status).toBe(502);
    expect(noticeOf(page)).toBe(`Failed to send email ${reason}`);
    expect(valuesOf(page, 'to')).toEqual(['sari@example.com']);
    expect(valuesOf(page, 'submission_key')).toEqual(['a-form']);
    const entries = await world.db.select().from(activityLogs).orderBy(activityLogs.id);
    expect(entries.at(-1)).toMatchObject({ status: 'failed', errorMessage: reason });
    expect((await post(form)).answer.status).toBe(303);
    expect(await world.db.$count(mails)).toBe(1);
  });

  test('is queued with a message while the mailbox is busy', async () => {
    graph.answerWith(answers.busy('600'));
    const page = await next((await post(draft)).answer);
    expect(noticeOf(page)).toStartWith('Email is waiting');
    expect(textOf(page.querySelector('#recent'))).toContain('Waiting');
  });

  test('adds and removes rows without script, keeping all values', async () => {
    const typed = [...draft, ['to', 'second@example.com'], ['show_cc', 'on']];
    const more = await post([...typed, ['step', 'add:to']]);
    expect(more.answer.status).toBe(200);
    expect(valuesOf(more.page, 'to')).toEqual(['sari@example.com', 'second@example.com', '']);
    expect(valuesOf(more.page, 'subject')).toEqual(['Delivery in May']);
    const less = await post([...typed, ['step', 'remove:to:0']]);
    expect(valuesOf(less.page, 'to')).toEqual(['second@example.com']);
    const none = await post([
      ['to', 'a@example.com'],
      ['step', 'remove:to:0'],
    ]);
    expect(valuesOf(none.page, 'to')).toEqual(['']);
    expect((await post([...typed, ['step', 'drop:everything']])).answer.status).toBe(200);
    expect(await world.db.$count(mails)).toBe(0);
  });
});

describe('the connection test', () => {
  test('shows no result before it is run', async () => {
    expect(textOf(only(await show(), '#connection'))).not.toMatch(/onnected/);
  });

  test('shows Connected or Disconnected with the reason', async () => {
    expect(textOf(only(await show(`${address}?test=connection`), '#connection'))).toContain(
      `ConnectedMicrosoft Graph accepts mail from ${graph.sender}`,
    );
    graph.answerWith(answers.forbidden);
    expect(textOf(only(await show(`${address}?test=connection`), '#connection'))).toContain(
      'DisconnectedGraph answered 403: ErrorAccessDenied Access is denied.',
    );
  });
});

describe('the history', () => {
  const put = async (mail: Partial<typeof mails.$inferInsert> = {}) => {
    const values = {
      messageId: crypto.randomUUID(),
      subject: 'A mail',
      body: 'Hello',
      recipients: ['sari@example.com'],
      ...mail,
    };
    const [stored] = await world.db.insert(mails).values(values).returning({ id: mails.id });
    return stored?.id ?? 0;
  };
  const history = '/backend/email/sent';
  const subjects = (page: ParsedPage) => page.querySelectorAll('tbody tr td:first-child').map((cell) => textOf(cell));

  test('lists sent and failed mail, newest first, with the reason', async () => {
    await put({ subject: 'Went out', status: 'sent', author: 'editor', cc: ['b@example.com'] });
    await put({ subject: 'Stuck', status: 'failed', lastError: 'Graph answered 400: No such mailbox' });
    const page = await show(history);
    expect(subjects(page)).toEqual(['Stuck', 'Went out']);
    const [stuck, out] = page.querySelectorAll('tbody tr');
    expect(textOf(stuck)).toContain('The website');
    expect(textOf(stuck)).toContain('FailedGraph answered 400: No such mailbox');
    expect(textOf(out)).toContain('sari@example.com and 1 more');
    expect(textOf(out)).toContain('Sent');
  });

  test('is searched by subject and address, filtered by status, and paginated through its address', async () => {
    for (let number = 1; number <= 16; number += 1) await put({ subject: `Mail ${number}`, status: 'sent' });
    await put({ subject: 'Invoice of May', recipients: ['budi@alumina.example'], status: 'failed' });
    expect(subjects(await show(history))).toHaveLength(15);
    expect(subjects(await show(`${history}?page=2`))).toEqual(['Mail 2', 'Mail 1']);
    expect(subjects(await show(`${history}?search=invoi`))).toEqual(['Invoice of May']);
    expect(subjects(await show(`${history}?search=BUDI%40alumina`))).toEqual(['Invoice of May']);
    expect(subjects(await show(`${history}?search=%27%20%7C%20%26%20%21`))).toHaveLength(15);
    expect(subjects(await show(`${history}?status=failed`))).toEqual(['Invoice of May']);
    expect(subjects(await show(`${history}?status=nonsense`))).toHaveLength(15);
    expect(textOf(await show(`${history}?search=nowhere`))).toContain('No mail found matching your criteria');
    await world.html(`${history}?page=zero`, 404, { cookie });
  });

  test('shows a mail with its text never rendered as HTML', async () => {
    const id = await put({ body: '<p>Hi <script>x</script></p>', isHtml: true, bcc: ['rina@example.com'] });
    const page = await show(`${history}/${id}`);
    expect(page.querySelectorAll('main script')).toHaveLength(0);
    expect(only(page, 'pre').textContent).toContain('<p>Hi <script>x</script></p>');
    expect(textOf(page)).toContain('rina@example.com');
    for (const unknown of ['0', '99999', '4294967296', 'x']) await world.html(`${history}/${unknown}`, 404, { cookie });
  });

  test('retries a failed mail', async () => {
    const id = await put({ subject: 'Second chance', status: 'failed', lastError: 'Graph answered 403' });
    expect(textOf(await show(`${history}/${id}`))).toContain('Try again now');
    const { answer } = await post([], `${history}/${id}/retry`);
    expect(noticeOf(await next(answer))).toStartWith('Email is tried again');
    await graph.received(1);
    expect(graph.messages).toMatchObject([{ subject: 'Second chance' }]);
  });

  test('does not show what only its recipient may read, and does not cancel it either', async () => {
    const link = 'https://www.example.test/backend/invitation/secret';
    // Not due: the outbox leaves it alone.
    const nextAttemptAt = new Date('2099-01-01');
    const id = await put({ isConfidential: true, body: link, attempts: 1, nextAttemptAt });
    const page = textOf(await show(`${history}/${id}`));
    expect(page).toContain('Only its recipient can read this mail.');
    expect(page).toContain('Try again now');
    const { answer } = await post([], `${history}/${id}/cancel`);
    expect(noticeOf(await next(answer))).toStartWith('This cannot be canceled');
    expect(await world.db.select({ status: mails.status, body: mails.body }).from(mails)).toEqual([
      { status: 'waiting', body: link },
    ]);
  });

  test('does not send a failed mail again whose text was removed', async () => {
    const id = await put({ isConfidential: true, body: '', status: 'failed' });
    expect(textOf(await show(`${history}/${id}`))).not.toContain('Try again now');
    const { answer } = await post([], `${history}/${id}/retry`);
    expect(noticeOf(await next(answer))).toStartWith('Too late');
    expect(await world.db.select({ status: mails.status }).from(mails)).toEqual([{ status: 'failed' }]);
  });

  test('cancels only mail that has not been sent', async () => {
    const author = 'sari';
    const failed = await put({ author, status: 'failed' });
    const sent = await put({ author, status: 'sent' });
    const sending = await put({ author, status: 'sending' });
    expect(noticeOf(await next((await post([], `${history}/${failed}/cancel`)).answer))).toStartWith('Email canceled');
    for (const id of [sent, sending, failed]) {
      for (const verb of ['cancel', 'retry']) {
        const { answer } = await post([], `${history}/${id}/${verb}`);
        expect(noticeOf(await next(answer))).toStartWith('Too late');
      }
    }
    expect((await world.db.select().from(mails).orderBy(mails.id)).map(({ status }) => status)).toEqual([
      'cancelled',
      'sent',
      'sending',
    ]);
    expect((await post([], `${history}/99999/cancel`)).answer.status).toBe(404);
  });
});
