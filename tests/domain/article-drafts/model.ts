/** A small model of what articles of the newsroom do, in memory: it knows neither tables nor the code of the site. */
export type Texts = { author: string; en?: string; id?: string };
export type Language = 'en' | 'id';
export type Part = 'all' | Language;
export type Who = 'editor' | 'writer';
export type Status = 'draft' | 'published' | 'archived';
/** Languages with null are removed. */
export type Change = { author?: string; en?: string | null; id?: string | null; status?: Status };
export type Version = { number: number; kind: string; draft: boolean; by: string; status: Status; texts: Texts };
type Plan = { at: number; version: number; base: number; problem: string | null };
type Draft = { texts: Texts; version: number; base: number };

const languages = ['en', 'id'] as const;

export class ModelArticle {
  readonly history: Version[] = [];
  readonly plans = new Map<Part, Plan>();
  draft: Draft | undefined;
  isTrashed = false;
  /** Deleted from the trash: only its history is left. */
  isPurged = false;
  lock = 0;

  constructor(
    public texts: Texts,
    public status: Status,
    by: Who,
  ) {
    this.lock = this.note(status === 'published' ? 'publish' : 'save', by, texts);
  }

  get isPublic(): boolean {
    return this.status === 'published' && !this.isTrashed;
  }

  save(by: Who, change: Change, version?: number, merge?: boolean): string {
    if (this.isTrashed) return 'missing';
    let wanted = change;
    if (version !== undefined && version !== this.lock) {
      const merged = merge ? this.merged(by, change, version) : undefined;
      if (!merged) return 'conflict';
      wanted = merged;
    }
    if (merge && languages.some((one) => typeof change[one] === 'string' && !this.texts[one]))
      return 'unknown-language';
    const after = changed(this.texts, wanted);
    if (!after) return 'refused';
    const status = wanted.status ?? this.status;
    const isSame = same(after, this.texts) && status === this.status;
    if (!isSame && by === 'writer' && (this.status !== 'draft' || status !== 'draft')) return 'forbidden';
    if (!isSame) this.write(by, after, status, 'save');
    return 'saved';
  }

  stage(by: Who, change: Change, version?: number, reason = 'save', onto?: number): string {
    if (this.isTrashed) return 'missing';
    if (!this.isPublic) return 'not-live';
    const before = this.draft?.texts ?? this.texts;
    if (version !== undefined && version !== (this.draft?.version ?? this.lock)) return 'conflict';
    const after = changed(before, change);
    if (!after) return 'refused';
    const base = onto ?? this.draft?.base ?? this.lock;
    if (same(after, this.texts) && (by === 'editor' || this.plans.size === 0)) {
      this.drop();
      return 'saved';
    }
    const isNew = !this.draft || !same(after, this.draft.texts);
    const number = isNew ? this.note(reason, by, after, true) : (this.draft?.version ?? 0);
    this.draft = { texts: after, version: number, base };
    if (by === 'editor') for (const plan of this.plans.values()) Object.assign(plan, { version: number, base });
    return 'saved';
  }

  publish(
    by: Who | 'schedule',
    part: Part,
    { version, overLive }: { version?: number; overLive?: boolean } = {},
  ): string {
    if (by === 'writer') return 'forbidden';
    if (this.isTrashed || !this.draft) return 'no-draft';
    if (version !== undefined && version !== this.draft.version) return 'conflict';
    const planned = by === 'schedule' ? this.plans.get(part) : this.draft;
    if (!planned) return 'no-draft';
    const isOutdated = planned.base !== this.lock;
    if (isOutdated && !overLive) return 'conflict';
    const staged = this.textsOf(planned.version);
    const after = part === 'all' ? staged : ({ ...this.texts, [part]: staged[part] } as Texts);
    if (part !== 'all' && staged[part] === undefined) delete after[part];
    if (!languages.some((one) => after[one] !== undefined)) return 'refused';
    if (!same(after, this.texts)) {
      const kind = this.status === 'published' ? 'publish' : 'save';
      this.write(by === 'schedule' ? 'editor' : by, after, this.status, kind);
    }
    const isWhole = part === 'all' && planned.version === this.draft.version;
    if (isWhole || same(this.draft.texts, this.texts)) this.drop();
    else {
      this.plans.delete(part);
      if (isOutdated) return 'saved';
      this.draft.base = this.lock;
      for (const plan of this.plans.values()) if (plan.version === planned.version) plan.base = this.lock;
    }
    return 'saved';
  }

  plan(by: Who, part: Part, at: number): string {
    if (by === 'writer') return 'forbidden';
    if (this.isTrashed || !this.draft) return 'missing';
    this.plans.set(part, { at, version: this.draft.version, base: this.draft.base, problem: null });
    return 'done';
  }

  runPlans(now: number): void {
    if (this.isTrashed) return;
    const due = [...this.plans].filter(([, { at, problem }]) => at <= now && problem === null);
    for (const [part] of due.sort(([, one], [, other]) => one.at - other.at)) {
      const result = this.publish('schedule', part);
      const plan = this.plans.get(part);
      if (plan && result !== 'saved' && result !== 'no-draft') plan.problem = result;
    }
  }

  discard(by: Who): string {
    if (this.isTrashed || !this.draft) return 'missing';
    if (by === 'writer' && this.plans.size > 0) return 'forbidden';
    this.drop();
    return 'done';
  }

  trash(by: Who): string {
    if (by === 'writer') return 'forbidden';
    if (this.isTrashed) return 'missing';
    this.note('delete', by, this.texts);
    this.isTrashed = true;
    return 'done';
  }

  untrash(by: Who): string {
    if (by === 'writer') return 'forbidden';
    if (!this.isTrashed || this.isPurged) return 'missing';
    this.isTrashed = false;
    const before = this.lock;
    this.lock = this.note('restore', by, this.texts);
    for (const one of [...(this.draft ? [this.draft] : []), ...this.plans.values()])
      if (one.base === before) one.base = this.lock;
    return 'done';
  }

  purge(): string {
    this.isPurged = this.isTrashed;
    return 'ran';
  }

  /** All that happens in a test happens in one month: of saves only its last one stays, with the first and the newest. */
  thin(): string {
    const isInTrash = this.isTrashed && !this.isPurged;
    const pointers = [this.draft?.version, ...[...this.plans.values()].map(({ version }) => version)];
    const lines = this.history.filter(({ draft }) => !draft);
    const stays = (one: Version, index: number) =>
      one === this.history[0] ||
      one === lines.at(-1) ||
      lines[index - 1]?.kind === 'delete' ||
      !['save', 'restore'].includes(one.kind);
    const kept = lines.filter(stays).map(({ number }) => number);
    const left = this.history.filter((one) =>
      one.draft ? isInTrash || pointers.includes(one.number) : kept.includes(one.number),
    );
    this.history.splice(0, this.history.length, ...left);
    return 'ran';
  }

  restore(by: Who, number: number, to: 'draft' | 'live'): string {
    if (this.isTrashed || !this.history.some((one) => one.number === number)) return 'gone';
    const texts = this.textsOf(number);
    const change: Change = { author: texts.author, en: texts.en ?? null, id: texts.id ?? null };
    if (this.isPublic && (to === 'draft' || by === 'writer'))
      return this.stage(by, change, undefined, 'restore', this.lock);
    const after = changed(this.texts, change) ?? this.texts;
    if (same(after, this.texts)) return 'saved';
    if (by === 'writer' && this.status !== 'draft') return 'forbidden';
    this.write(by, after, this.status, 'restore');
    return 'saved';
  }

  private merged(by: Who, change: Change, version: number): Change | undefined {
    const base = this.history.find(({ number }) => number === version);
    const isOwn = this.history.every((one) => one.number <= version || one.by === by);
    const wanted: Change = { ...change };
    for (const name of ['author', 'en', 'id', 'status'] as const) {
      const mine = change[name];
      if (mine === undefined || mine === null) continue;
      const theirs = name === 'status' ? this.status : this.texts[name];
      const before = base && (name === 'status' ? base.status : base.texts[name]);
      if (mine === theirs || before === theirs) continue;
      if (before === mine && base) Object.assign(wanted, { [name]: theirs });
      else if (!base || !isOwn) return undefined;
    }
    return wanted;
  }

  private write(by: Who, texts: Texts, status: Status, kind: string): void {
    const isPublication = kind === 'save' && status === 'published' && this.status !== 'published';
    this.texts = texts;
    this.status = status;
    this.lock = this.note(isPublication ? 'publish' : kind, by, texts);
  }

  private note(kind: string, by: Who, texts: Texts, draft = false): number {
    const number = (this.history.at(-1)?.number ?? 0) + 1;
    this.history.push({ number, kind, draft, by, status: this.status, texts: { ...texts } });
    return number;
  }

  private textsOf(number: number): Texts {
    return this.history.find((one) => one.number === number)?.texts ?? this.texts;
  }

  private drop(): void {
    this.draft = undefined;
    this.plans.clear();
  }
}

/** Undefined when no language would be left. */
function changed(before: Texts, { status: _status, ...change }: Change): Texts | undefined {
  const after = { ...before };
  for (const name of ['author', 'en', 'id'] as const) {
    const given = change[name];
    if (given === null && name !== 'author') delete after[name];
    else if (typeof given === 'string') after[name] = given;
  }
  return languages.some((one) => after[one] !== undefined) ? after : undefined;
}

function same(one: Texts, other: Texts): boolean {
  return one.author === other.author && one.en === other.en && one.id === other.id;
}
