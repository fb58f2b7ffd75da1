import { baseVersionOf, type FormText, keyField, textOf } from './form-text.ts';
import { type SendResult, sendAutosave } from './send-autosave.ts';
import { dropUnsent, keepUnsent, newKey, type Unsent, unsentOf } from './unsent.ts';

export type AutosaveState =
  | { kind: 'unchanged' }
  | { kind: 'typing' }
  | { kind: 'stored'; at: number }
  /** `kept`: whether the browser holds the text. */
  | { kind: 'offline' | 'signed-out' | 'gone' | 'forbidden' | 'unstorable'; kept: boolean };

type Options = {
  form: HTMLFormElement;
  /** The id of the article; 0 for a new one. */
  article: number;
  /** Address of the API call. */
  address: string;
  /** Revision of the autosave that the form continues; 0 for none. */
  revision: number;
  onState: (state: AutosaveState) => void;
  /** Text that an earlier window could not send has been sent. */
  onRecovered: (key: string) => void;
};

/** Pauses in typing after which text is stored in the browser and on the server, in milliseconds. */
const pause = { browser: 300, server: 1200 };
/** While typing does not pause, text is stored this often. */
const maxWaitInMilliseconds = 8000;
const retryInSeconds = [2, 5, 10, 20, 30];

/**
 * Stores the text of the article form on the server, and in this browser as long as the server does not have it. It is
 * removed when the article is saved.
 */
export class Autosaver {
  private readonly leaving = new AbortController();
  private revision: number;
  /** The text as last changed; undefined while there is nothing to send. */
  private pending: string | undefined;
  private changedAt = 0;
  private waitingSince = 0;
  private failures = 0;
  private sending: Promise<void> | undefined;
  private browserTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  isDirty = false;

  constructor(private readonly options: Options) {
    const { form, article, revision } = options;
    this.revision = revision;
    const field = keyField(form);
    if (field?.value) this.isDirty = true;
    else if (field) field.value = newKey(article);
    this.lock();
  }

  start(): void {
    const { form } = this.options;
    const { signal } = this.leaving;
    form.addEventListener('input', () => this.changed(), { signal });
    form.addEventListener('change', () => this.changed(), { signal });
    window.addEventListener('pagehide', () => this.leave(), { signal });
    window.addEventListener('offline', () => this.say('offline'), { signal });
    window.addEventListener('online', () => this.retry(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? this.leave() : this.retry()), { signal });
    if (!navigator.onLine) this.say('offline');
    // A form that the server returned, and one that continues an autosave, differ from what is stored.
    if (this.isDirty) this.changed();
    void this.recover();
  }

  stop(): void {
    this.leaving.abort();
    clearTimeout(this.browserTimer);
    clearTimeout(this.serverTimer);
    this.unlock();
  }

  /** Before the form is sent: no autosave may arrive after the save. */
  async pauseForSave(): Promise<void> {
    this.stopped = true;
    this.keep();
    clearTimeout(this.serverTimer);
    await this.sending;
  }

  /** The article has been saved with this text; what was typed meanwhile begins a new autosave. */
  saved(text: FormText): void {
    const { form, article, onState } = this.options;
    clearTimeout(this.browserTimer);
    clearTimeout(this.serverTimer);
    dropUnsent(this.key);
    this.unlock();
    const field = keyField(form);
    if (field) field.value = newKey(article);
    this.lock();
    this.revision = 0;
    this.failures = 0;
    this.waitingSince = 0;
    this.pending = undefined;
    this.isDirty = false;
    this.stopped = false;
    onState({ kind: 'unchanged' });
    if (JSON.stringify(textOf(form)) !== JSON.stringify(text)) this.changed();
  }

  /** The form was not saved. */
  resume(): void {
    this.stopped = false;
    this.changed();
    if (this.pending !== undefined) this.sendAfter(pause.server);
  }

  keep(): boolean {
    clearTimeout(this.browserTimer);
    return this.isDirty && keepUnsent(this.unsent());
  }

  private changed(): void {
    this.isDirty = true;
    const text = JSON.stringify(textOf(this.options.form));
    if (text === this.pending) return;
    this.pending = text;
    this.changedAt = Date.now();
    this.waitingSince ||= this.changedAt;
    clearTimeout(this.browserTimer);
    this.browserTimer = setTimeout(() => this.keep(), pause.browser);
    if (this.failures === 0)
      this.sendAfter(Math.min(pause.server, this.waitingSince + maxWaitInMilliseconds - Date.now()));
    if (navigator.onLine && this.failures === 0) this.options.onState({ kind: 'typing' });
  }

  private sendAfter(milliseconds: number): void {
    clearTimeout(this.serverTimer);
    this.serverTimer = setTimeout(() => void this.send(), Math.max(0, milliseconds));
  }

  private retry(): void {
    this.failures = 0;
    if (this.pending !== undefined) this.sendAfter(0);
    else if (navigator.onLine) this.options.onState({ kind: 'unchanged' });
  }

  private async send(keepalive = false): Promise<void> {
    // One at a time, in the order of typing; the newest text follows.
    if (this.stopped || this.sending || this.pending === undefined) return;
    const text = this.pending;
    this.waitingSince = 0;
    const sending = sendAutosave(this.options.address, this.unsent(), Date.now() - this.changedAt, keepalive);
    this.sending = sending.then((sent) => this.handleAnswer(sent, text));
    await this.sending;
    this.sending = undefined;
    if (this.pending !== undefined && this.failures === 0) this.sendAfter(pause.server);
  }

  private handleAnswer(sent: SendResult, text: string): void {
    if (sent.kind === 'stored') {
      this.failures = 0;
      this.revision = sent.revision;
      if (this.pending !== text) return;
      this.pending = undefined;
      clearTimeout(this.browserTimer);
      dropUnsent(this.key);
      this.options.onState({ kind: 'stored', at: Date.now() });
    } else if (sent.kind === 'other-window') {
      this.takeNewKey();
    } else if (sent.kind === 'refused') {
      this.failures += 1;
      this.say(sent.reason);
    } else {
      this.say(sent.kind === 'signed-out' ? 'signed-out' : 'offline');
      const seconds = retryInSeconds[Math.min(this.failures, retryInSeconds.length - 1)] ?? 30;
      this.failures += 1;
      this.sendAfter(Math.max(seconds, sent.kind === 'unreachable' ? (sent.seconds ?? 0) : 0) * 1000);
    }
  }

  /** The other window keeps what it has stored. */
  private takeNewKey(): void {
    const field = keyField(this.options.form);
    dropUnsent(this.key);
    this.unlock();
    if (field) field.value = newKey(this.options.article);
    this.revision = 0;
    this.lock();
    this.keep();
  }

  /** Called when the page is left, or suspended by a phone. */
  private leave(): void {
    if (this.pending === undefined || this.stopped) return;
    this.keep();
    if (this.failures === 0) void this.send(true);
  }

  private say(kind: Exclude<AutosaveState['kind'], 'unchanged' | 'typing' | 'stored'>): void {
    const kept = this.isDirty ? this.keep() : true;
    this.options.onState({ kind, kept });
  }

  private get key(): string {
    return keyField(this.options.form)?.value ?? '';
  }

  private unsent(): Unsent {
    const { form } = this.options;
    return { key: this.key, revision: this.revision, baseVersion: baseVersionOf(form), text: textOf(form) };
  }

  /** Sends text that earlier windows of this browser could not send; what is in use belongs to a window that is open. */
  private async recover(): Promise<void> {
    const { article, address, form, onRecovered } = this.options;
    for (const { age, ...unsent } of unsentOf(article)) {
      if (unsent.key === this.key) continue;
      await whenUnused(unsent.key, async () => {
        if (JSON.stringify(unsent.text) === JSON.stringify(textOf(form))) return dropUnsent(unsent.key);
        const sent = await sendAutosave(address, unsent, age);
        if (sent.kind === 'other-window') {
          const copy = { ...unsent, key: newKey(article), revision: 0 };
          if ((await sendAutosave(address, copy, age)).kind !== 'stored') return;
          dropUnsent(unsent.key);
          onRecovered(copy.key);
        } else if (sent.kind === 'stored') {
          dropUnsent(unsent.key);
          onRecovered(unsent.key);
        }
      });
    }
  }

  private unlock: () => void = () => {};

  /** Tells the other windows of this browser that the key is in use. */
  private lock(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.unlock = () => resolve();
    void navigator.locks?.request(lockOf(this.key), () => promise).catch(() => {});
  }
}

async function whenUnused(key: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

function lockOf(key: string): string {
  return `autosave:${key}`;
}
