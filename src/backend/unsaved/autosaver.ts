import { dropHere, keepHere, type Unsaved, unsavedHere } from '../../ui/forms/unsaved.ts';
import { put, type Result } from './put-unsaved.ts';

export type AutosaveState =
  | { kind: 'unchanged' | 'typing' | 'otherTab' | 'unstorable' }
  /** `problem`: why it cannot be saved, or that it has become a text of its own. */
  | { kind: 'stored'; at: number; problem?: 'gone' | 'forbidden' | 'ownText' | undefined }
  /** `kept`: whether the browser holds the text. */
  | { kind: 'offline' | 'signedOut'; kept: boolean };

type Options = {
  form: HTMLFormElement;
  /** Address of the form, by which its texts are found. */
  place: string;
  /** Address of the API call; the name of the text follows. */
  address: string;
  /** Number of what the server has of the text that the form continues; 0 for none. */
  seq: number;
  /** Whether the server returned the form: it differs from what is stored. */
  isReturned: boolean;
  onState: (state: AutosaveState) => void;
};

/** Pauses in typing after which text is stored in the browser and on the server, in milliseconds. */
const pause = { browser: 300, server: 1200 };
/** While typing does not pause, text is stored this often. */
const maxWaitInMilliseconds = 8000;
const retryInMilliseconds = 5000;
/** How long a page that was just left may still hold the lock of its text; an open window holds it all the time. */
const unlockInMilliseconds = 1000;
/** In the address of a form: the text that it continues. */
const parameter = 'unsaved';

/**
 * Stores the text of a form on the server, and in this browser as long as the server does not have it. It ends when the form is
 * saved or sent.
 */
export class Autosaver {
  private readonly leaving = new AbortController();
  private readonly channel = 'BroadcastChannel' in window ? new BroadcastChannel('unsaved') : undefined;
  private readonly window = newName();
  /** Counts what was typed here. */
  private turn = 0;
  private seq: number;
  /** Since when something has been typed that has not been read: reading a long text takes longer than a key may. */
  private unreadSince = 0;
  /** The text as last read; undefined while there is nothing to send. */
  private unsent: string | undefined;
  /** What was stored last. */
  private stored: string | undefined;
  private changedAt = 0;
  private waitingSince = 0;
  private hasFailed = false;
  private sending: Promise<void> | undefined;
  private browserTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** What was typed here since another tab went on with the text has become a text of its own. */
  private isOwn = false;
  /** Another tab of this browser went on with the text. */
  private isStale = false;
  private hasChanges = false;

  constructor(private readonly options: Options) {
    this.seq = options.seq;
    const field = nameField(options.form);
    if (field && !field.value) field.value = newName();
    this.lock();
  }

  start(): void {
    const { form } = this.options;
    const { signal } = this.leaving;
    form.addEventListener('input', () => this.typed(), { signal });
    form.addEventListener('change', () => this.typed(), { signal });
    window.addEventListener('pagehide', () => this.leave(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => void (persisted && this.reload()), { signal });
    window.addEventListener('offline', () => this.say('offline'), { signal });
    window.addEventListener('online', () => this.reconnect(), { signal });
    window.addEventListener('focus', () => this.return(), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? this.leave() : this.return()), { signal });
    this.channel?.addEventListener('message', ({ data }) => this.hear(data), { signal });
    if (!navigator.onLine) this.say('offline');
    if (this.options.isReturned) this.changed();
    void this.recover();
  }

  stop(): void {
    this.leaving.abort();
    this.channel?.close();
    clearTimeout(this.browserTimer);
    clearTimeout(this.serverTimer);
    this.unlock();
  }

  /** Before the form is sent: no text may arrive after the save. */
  async pauseForSave(): Promise<void> {
    this.stopped = true;
    this.keep();
    clearTimeout(this.serverTimer);
    await this.sending;
  }

  /** The article has been saved with this text; what was typed meanwhile begins a new one. */
  saved(fields: Unsaved['fields']): void {
    this.tellTabs();
    this.begin();
    this.stopped = false;
    this.unsent = undefined;
    this.hasChanges = false;
    this.stored = JSON.stringify(fields);
    this.options.onState({ kind: 'unchanged' });
    this.changed();
  }

  /** The form was not saved. */
  resume(): void {
    this.stopped = false;
    this.changed();
    if (this.pending !== undefined) this.sendAfter(pause.server);
  }

  /** The server has saved the form and says where to go on. */
  end(): void {
    this.hasChanges = false;
    // A page that comes back from the cache of the browser is loaded again.
    this.unsent = undefined;
    this.unreadSince = 0;
    dropHere(this.text);
    this.tellTabs();
  }

  keep(): boolean {
    const { isDirty } = this;
    clearTimeout(this.browserTimer);
    return isDirty && keepHere(this.unsaved());
  }

  get isDirty(): boolean {
    this.readTyped();
    return this.hasChanges;
  }

  private get pending(): string | undefined {
    this.readTyped();
    return this.unsent;
  }

  private typed(): void {
    const now = Date.now();
    this.unreadSince ||= now;
    clearTimeout(this.browserTimer);
    // Reading it decides when it is sent.
    if (!this.hasFailed) clearTimeout(this.serverTimer);
    const wait = Math.min(pause.browser, this.unreadSince + maxWaitInMilliseconds - now);
    this.browserTimer = setTimeout(() => this.keep(), wait);
  }

  private readTyped(): void {
    if (this.unreadSince !== 0) this.changed();
  }

  private changed(): void {
    this.unreadSince = 0;
    const text = JSON.stringify(fieldsOf(this.options.form));
    const isNew = text !== (this.unsent ?? this.stored);
    if (isNew) {
      this.hasChanges = true;
      this.nameInAddress();
      this.unsent = text;
      this.turn += 1;
      this.changedAt = Date.now();
      clearTimeout(this.browserTimer);
      this.browserTimer = setTimeout(() => this.keep(), pause.browser);
    }
    if (this.unsent === undefined || this.hasFailed) return;
    this.waitingSince ||= Date.now();
    this.sendAfter(Math.min(pause.server - pause.browser, this.waitingSince + maxWaitInMilliseconds - Date.now()));
    if (isNew && navigator.onLine) this.options.onState({ kind: 'typing' });
  }

  /** A new article has no address of its own yet: its text has one. */
  private nameInAddress(): void {
    const { form, place } = this.options;
    if (!hasNoPlace(form) || location.pathname !== place || this.isNamed(this.text)) return;
    const address = new URL(location.href);
    address.searchParams.set(parameter, this.text);
    history.replaceState(history.state, '', address);
  }

  private sendAfter(milliseconds: number): void {
    clearTimeout(this.serverTimer);
    this.serverTimer = setTimeout(() => void this.send(), Math.max(0, milliseconds));
  }

  private retry(): void {
    this.hasFailed = false;
    if (this.pending !== undefined) this.sendAfter(0);
  }

  private reconnect(): void {
    if (this.pending === undefined && !this.isStale) this.options.onState({ kind: 'unchanged' });
    this.retry();
  }

  private async send(isLeaving = false): Promise<void> {
    // One at a time; the newest text follows, unless the page is left.
    if (this.stopped || (this.sending && !isLeaving) || this.pending === undefined) return;
    const text = this.pending;
    this.waitingSince = 0;
    const sent = put(this.options.address, this.unsaved(), Date.now() - this.changedAt, isLeaving);
    this.sending = sent.then((result) => this.handleResult(result, text));
    await this.sending;
    this.sending = undefined;
    if (this.pending !== undefined && this.pending !== text && !this.hasFailed) this.sendAfter(pause.server);
  }

  private handleResult(result: Result, text: string): void {
    if (result.kind === 'stored') {
      this.hasFailed = false;
      this.seq = result.seq;
      this.stored = text;
      this.tellTabs();
      if (this.pending !== text) return;
      this.unsent = undefined;
      clearTimeout(this.browserTimer);
      dropHere(this.text);
      const problem = result.problem ?? (this.isOwn ? ('ownText' as const) : undefined);
      this.options.onState({ kind: 'stored', at: Date.now(), problem });
    } else if (result.kind === 'other' || result.kind === 'done') {
      // The other window keeps what it has stored, or a save ended the text: this goes on as a text of its own.
      this.isOwn = result.kind === 'other';
      this.begin();
      this.keep();
      this.sendAfter(pause.server);
    } else if (result.kind === 'unstorable') {
      this.options.onState({ kind: 'unstorable' });
    } else {
      this.say(result.kind === 'signedOut' ? 'signedOut' : 'offline');
      this.hasFailed = true;
      this.sendAfter(retryInMilliseconds);
    }
  }

  /** Begins a text with a name of its own. */
  private begin(): void {
    const field = nameField(this.options.form);
    clearTimeout(this.browserTimer);
    clearTimeout(this.serverTimer);
    dropHere(this.text);
    this.unlock();
    if (field) field.value = newName();
    this.lock();
    this.seq = 0;
    this.hasFailed = false;
    this.waitingSince = 0;
  }

  /** Called when the page is left, or suspended by a phone. */
  private leave(): void {
    if (this.pending === undefined || this.stopped) return;
    this.keep();
    if (!this.hasFailed) void this.send(true);
  }

  /** The window is looked at again: unless something was typed in it, it takes over what another one has stored. */
  private return(): void {
    if (this.isStale && !this.isDirty) this.reload();
    else this.retry();
  }

  private tellTabs(): void {
    this.channel?.postMessage(this.subject);
  }

  private hear(subject: unknown): void {
    if (subject !== this.subject || this.pending !== undefined) return;
    this.isStale = true;
    this.hasChanges = false;
    if (document.hasFocus()) this.reload();
    else this.options.onState({ kind: 'otherTab' });
  }

  private reload(): void {
    if (this.pending === undefined) location.reload();
  }

  private say(kind: 'offline' | 'signedOut'): void {
    const kept = this.isDirty ? this.keep() : true;
    this.options.onState({ kind, kept });
  }

  /** What other tabs write too: new articles have no place of their own. */
  private get subject(): string {
    return hasNoPlace(this.options.form) ? this.text : this.options.place;
  }

  private get text(): string {
    return nameField(this.options.form)?.value ?? '';
  }

  private unsaved(): Omit<Unsaved, 'at'> {
    const { form, place } = this.options;
    const { text, seq, window, turn } = this;
    return { text, place, base: baseOf(form), seq, window, turn, fields: fieldsOf(form) };
  }

  /** Sends texts of this form that earlier pages could not send, and shows the newest one. Those in use belong to open windows. */
  private async recover(): Promise<void> {
    const { place, address, form } = this.options;
    let isNewer = false;
    for (const { at, ...unsent } of unsavedHere(place)) {
      const isThis = unsent.text === this.text;
      if (isThis && this.pending !== undefined) continue;
      await whenUnused(isThis ? undefined : unsent.text, async () => {
        if (JSON.stringify(unsent.fields) === JSON.stringify(fieldsOf(form))) return dropHere(unsent.text);
        let result = await put(address, unsent, Date.now() - at);
        // Another browser went on with it.
        if (result.kind === 'other')
          result = await put(address, { ...unsent, text: newName(), seq: 0 }, Date.now() - at);
        if (['stored', 'done', 'unstorable'].includes(result.kind)) dropHere(unsent.text);
        isNewer ||= result.kind === 'stored' && (!hasNoPlace(form) || isThis || this.isNamed(unsent.text));
      });
    }
    if (isNewer && !this.isDirty) location.reload();
  }

  private isNamed(text: string): boolean {
    return new URLSearchParams(location.search).get(parameter) === text;
  }

  private unlock: () => void = () => {};

  /** Tells the other windows of this browser that the text is in use. */
  private lock(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.unlock = () => resolve();
    void navigator.locks?.request(lockOf(this.text), () => promise).catch(() => {});
  }
}

async function whenUnused(text: string | undefined, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks || text === undefined) return work();
  const signal = AbortSignal.timeout(unlockInMilliseconds);
  await navigator.locks.request(lockOf(text), { signal }, work).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function lockOf(text: string): string {
  return `unsaved:${text}`;
}

/** Fields that are no text of the article. */
export const bookkeeping = ['unsaved', 'active', 'version', 'live', 'intent', 'scheduled'];

export function fieldsOf(form: HTMLFormElement): Unsaved['fields'] {
  return [...new FormData(form)]
    .filter(([name]) => !bookkeeping.includes(name))
    .map(([name, value]) => [name, String(value).replace(/\r\n?/g, '\n')]);
}

/** A name unique to this window, so that two windows do not overwrite each other's text. */
function newName(): string {
  return `text-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

/** A new article has no address of its own yet. */
function hasNoPlace(form: HTMLFormElement): boolean {
  return fieldOf(form, 'version')?.value === '';
}

/** The version of the article that the form was opened with; null for a new one. */
function baseOf(form: HTMLFormElement): number | null {
  return Number(fieldOf(form, 'version')?.value) || null;
}

/** The field with the name of the form's text. */
function nameField(form: HTMLFormElement): HTMLInputElement | undefined {
  return fieldOf(form, 'unsaved');
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
