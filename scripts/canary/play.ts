import { parseReceipt, wordsOf } from '../../src/domain/baik/receipt.ts';
import { mailboxAddress, reportForm, submitAddress } from '../../tests/support/baik.ts';
import { revealing } from '../../tests/support/files/files-with-metadata.ts';
import { parseHtml } from '../../tests/support/html.ts';
import { waitedFields } from '../../tests/support/requests/proof.ts';

/** Texts that must be gone after the play, by their names. Those of `contents` are what was reported. */
export type Marks = { secrets: Record<string, string>; contents: Record<string, string> };

const asBrowser = { accept: 'text/html,application/xhtml+xml' };
/** More than the server keeps of a body in memory. */
const paddingInBytes = 400_000;

/** A text that no other run uses, with characters that encodings treat differently. */
function mark(name: string): string {
  return `KENARI ${name} é"${Buffer.from(crypto.getRandomValues(new Uint8Array(9))).toString('hex')}`;
}

/** Uses all of the report channel as a reporter and as a recipient, from the set-up to the recovery key. */
export class Play {
  readonly marks: Marks = { secrets: {}, contents: {} };

  constructor(
    private readonly address: string,
    /** Session cookie of an account that may become a recipient. */
    public cookie: string,
  ) {}

  async all(): Promise<void> {
    await this.setUp();
    await this.lock();
    await this.unlockSignedOut();
    const receipt = await this.report('with script', (text, files) => this.sendByScript(text, files));
    await this.report('without script', (text, files) => this.sendPlainly(text, files));
    await this.reportFromElsewhere();
    await this.report('unopened', (text) => this.sendByScript(text, []));
    await this.unlock({ passphrase: this.secret('passphrase') }, 303);
    await this.readAndAnswer();
    await this.writeToMailbox(receipt);
    await this.changePassphrase();
    await this.lock();
    await this.unlock({ passphrase: this.newSecret('mistyped passphrase', mark('salah')) }, 422);
    await this.unlock({ key: this.secret('recovery key') }, 303);
    await this.screen('/backend/baik');
    await this.lock();
  }

  /** The channel is opened with a passphrase and a recovery key. */
  async setUp(): Promise<void> {
    const passphrase = this.newSecret('passphrase', mark('sandi'));
    const fields = { kind: 'passphrase', passphrase, passphrase_again: passphrase, recovery: 'make' };
    const answer = await this.write('/backend/baik/recipients/join', fields, 200);
    const [key] = /AGE-SECRET-KEY-1[A-Z0-9]{58}/.exec(await answer.text()) ?? [];
    this.newSecret('recovery key', key ?? missing('recovery key'));
  }

  async unlock(fields: Record<string, string>, status: number): Promise<void> {
    await (await this.write('/backend/baik/unlock', fields, status)).text();
  }

  /** Without a session: no handler reads this form. */
  async unlockSignedOut(): Promise<void> {
    const body = new URLSearchParams({ passphrase: this.secret('passphrase') });
    await (await this.send('/backend/baik/unlock', { body, headers: asBrowser }, 303)).text();
  }

  /** A form that is refused, without a text of the play. */
  async emptyForm(): Promise<void> {
    await (await this.send(submitAddress, { body: reportForm({ report: '', token: 'unknown' }) }, 400)).text();
  }

  /** As from a browser or proxy that names another site as its origin. */
  async reportFromElsewhere(): Promise<void> {
    const body = reportForm({ report: this.content('refused report'), ...(await this.readyFields()) });
    await (
      await this.send('/id/budaya-baik', { body, headers: { ...asBrowser, origin: 'https://elsewhere.example' } }, 403)
    ).text();
  }

  async lock(): Promise<void> {
    await (await this.write('/backend/baik/lock', {}, 303)).text();
  }

  async signOut(): Promise<void> {
    await (await this.write('/backend/logout', {}, 303)).text();
  }

  async isUnlocked(): Promise<boolean> {
    return !(await this.screen('/backend/baik')).includes('name="passphrase"');
  }

  async report(name: string, send: (text: string, files: File[]) => Promise<string>): Promise<string> {
    const text = this.content(`report ${name}`);
    const inFile = this.content(`file ${name}`);
    const picture = await revealing.jpeg(inFile, 'gudang.jpg');
    const receipt = await send(text, [picture]);
    const parsed = parseReceipt(receipt);
    if (!parsed) throw missing('receipt');
    this.newSecret(`receipt ${name}`, receipt);
    this.newSecret(`receipt ${name}, undivided`, receipt.replaceAll(' ', ''));
    this.newSecret(`receipt ${name}, words`, wordsOf(parsed));
    return receipt;
  }

  /** The files first, then the report, both as JSON. */
  async sendByScript(text: string, files: File[]): Promise<string> {
    const written = { report: text, anonymous: '1', contact: undefined };
    let drafts = '';
    if (files.length > 0) {
      const chosen = new FormData();
      for (const file of files) chosen.append('attachments', file);
      const answer = await this.send('/api/baik/files', { body: chosen }, 200);
      ({ draft: drafts } = (await answer.json()) as { draft: string });
    }
    const ready = await this.readyFields();
    const form = reportForm({ ...written, ...ready, ...(drafts ? { drafts, files: 'original' } : {}) });
    const { receipt } = (await (await this.send(submitAddress, { body: form }, 200)).json()) as { receipt: string };
    return receipt;
  }

  /** One large form. */
  async sendPlainly(text: string, files: File[]): Promise<string> {
    const padding = new File([new Uint8Array(paddingInBytes)], 'pengisi.jpg', { type: 'image/jpeg' });
    const refused = reportForm({ report: text, ...(await this.readyFields()) }, [padding, ...files]);
    await (await this.send('/id/budaya-baik', { body: refused, headers: asBrowser }, 422)).text();
    const form = reportForm({ report: text, ...(await this.readyFields()), files: 'copy' }, files);
    const page = await this.send('/id/budaya-baik', { body: form, headers: asBrowser }, 200);
    return parseHtml(await page.text()).querySelector('[data-code]')?.text ?? '';
  }

  async readAndAnswer(): Promise<void> {
    const list = parseHtml(await this.screen('/backend/baik'));
    const links = list
      .querySelectorAll('main a[href^="/backend/baik/cases/"]')
      .map((link) => link.getAttribute('href'));
    const pages: [path: string, html: string][] = [];
    for (const path of new Set(links)) if (path) pages.push([path, await this.screen(path)]);
    const [path, html] = pages.find(([, text]) => text.includes('report with script')) ?? missing('case');
    const files = parseHtml(html)
      .querySelectorAll('main a[download]')
      .map((link) => link.getAttribute('href') ?? '');
    const [file = ''] = files;
    for (const address of [file, `${file}/view`]) await this.screen(address);
    for (const copy of ['export', 'sealed']) await (await this.write(`${path}/${copy}`, {}, 200)).bytes();
    await this.write(`${path}/message`, { text: this.content('answer') }, 303);
    await this.write(`${path}/note`, { note: this.content('note') }, 303);
  }

  async writeToMailbox(receipt: string): Promise<void> {
    const open = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return this.send(mailboxAddress.id, { body: form, headers: asBrowser }, 200);
    };
    for (const fields of [{ receipt }, { receipt, action: 'reply', text: this.content('reply') }]) {
      if (!(await (await open(fields)).text()).includes('report with script')) throw missing('mailbox');
    }
    const wrong = this.newSecret(
      'wrong receipt',
      receipt.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    );
    await (await open({ receipt: wrong })).text();
  }

  async changePassphrase(): Promise<void> {
    const passphrase = this.newSecret('new passphrase', mark('sandi baru'));
    await this.write('/backend/baik/recipients/passphrase', { passphrase, passphrase_again: passphrase }, 303);
  }

  private readyFields(): Promise<Record<string, string>> {
    return waitedFields((fields) =>
      fetch(this.address + submitAddress, { method: 'POST', body: reportForm({ report: 'Percobaan', ...fields }) }),
    );
  }

  private async screen(path: string): Promise<string> {
    const answer = await this.send(path, { method: 'GET', headers: { ...asBrowser, cookie: this.cookie } }, 200);
    return answer.text();
  }

  private write(path: string, fields: Record<string, string>, status: number): Promise<Response> {
    const body = new URLSearchParams(fields);
    return this.send(path, { body, headers: { ...asBrowser, cookie: this.cookie } }, status);
  }

  private async send(path: string, options: RequestInit, status: number): Promise<Response> {
    const answer = await fetch(this.address + path, { method: 'POST', redirect: 'manual', ...options });
    if (answer.status === status) return answer;
    const body = (await answer.text()).slice(0, 500);
    throw new Error(`${path} answered ${answer.status} instead of ${status}: ${body}`);
  }

  private content(name: string): string {
    const text = mark(name);
    this.marks.contents[name] = text;
    return text;
  }

  private newSecret(name: string, text: string): string {
    this.marks.secrets[name] = text;
    return text;
  }

  private secret(name: string): string {
    return this.marks.secrets[name] ?? missing(name);
  }
}

function missing(what: string): never {
  throw new Error(`The play found no ${what}.`);
}
