import { type Language, languageCodes } from '../../i18n/site/language.ts';
import { allRoutes, counterpart, type Route } from '../../routes.ts';
import type { PublicEffect } from '../publishing/page-change.ts';
import { type BuiltPageText, type Entry, entriesOf, type PageText } from './entries.ts';
import { PageIndex } from './page-index.ts';

/** Reads a page as a visitor would; undefined when it is not public or asks search engines to leave it out. */
type ReadPage = (route: Route, language: Language) => Promise<PageText | undefined>;

/** A search waits no longer for pages that are read; it answers with those that have been. */
const maxWaitInMilliseconds = 3000;
/** When a page that could not be read completely is read again. */
const retryInMilliseconds = 30_000;

type Known = {
  entries: readonly Entry[];
  pictures: readonly string[];
  /** What the database adds to it. */
  stored: BuiltPageText['stored'];
  /** In milliseconds since the epoch. */
  readAgainAt: number;
  /** Whether all that it says is known; pictures may be missing. */
  isWhole: boolean;
};

/** A page of which something could not be searched. */
export type UnreadPage = { title: string; href: string };

/** Every page of the route table that has one address and may be indexed: search needs no list of its own. */
export const indexedRoutes = allRoutes.filter(({ path }) => !path.id.includes(':'));

/**
 * The text of all public pages. Texts that the build has read are known at once; the others are read from the rendered pages at the first
 * search, and again after a change of what pages show.
 */
export class SitePages {
  private readonly known: Record<Language, Map<string, Known>> = { id: new Map(), en: new Map() };
  private readonly indexes: Partial<Record<Language, PageIndex>> = {};
  private readonly reading: Partial<Record<Language, Promise<void>>> = {};
  private built: Record<Language, ReadonlyMap<string, Known>> | undefined;
  private changes = 0;
  private isStopped = false;

  constructor(
    private readonly read: ReadPage,
    private readonly readBuilt: () => readonly BuiltPageText[] = () => [],
    private readonly maxWait = maxWaitInMilliseconds,
  ) {}

  /** The index of a language with all changes up to now, and the pages that were not read in time. */
  async in(language: Language): Promise<{ index: PageIndex; unread: UnreadPage[] }> {
    await Promise.race([this.readAll(language), Bun.sleep(this.maxWait)]);
    return { index: this.now(language), unread: this.unread(language) };
  }

  /** Reads what has not been read or has changed, however long it takes. */
  async readAll(language: Language): Promise<void> {
    this.takeBuilt();
    if (this.outdated(language).length === 0) return;
    this.reading[language] ??= this.readOutdated(language).finally(() => {
      delete this.reading[language];
    });
    await this.reading[language];
  }

  /** The index of what has been read, without waiting. */
  now(language: Language): PageIndex {
    this.takeBuilt();
    const entries = () => [...this.known[language].values()].flatMap((page) => page.entries);
    this.indexes[language] ??= new PageIndex(entries(), language);
    return this.indexes[language];
  }

  /** Waits until nothing is read any more. */
  async settled(): Promise<void> {
    await Promise.all(Object.values(this.reading));
  }

  /** Reads no further page. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.settled();
  }

  /** The pictures of each page, by the key of its route. All pages are read first: lists of them are stored. */
  async picturesIn(language: Language): Promise<ReadonlyMap<string, readonly string[]>> {
    await this.readAll(language);
    return new Map([...this.known[language]].map(([key, { pictures }]) => [key, pictures]));
  }

  /** Removes withdrawn content from the index at once. */
  changed(effect: PublicEffect): void {
    this.changes += 1;
    for (const language of languageCodes) {
      for (const [key, page] of this.known[language]) {
        if (page.stored === 'nothing') continue;
        const showed = effect === 'withdrawn' ? (this.built?.[language].get(key) ?? unread) : page;
        const isWhole = page.isWhole && page.stored === 'pictures';
        this.known[language].set(key, {
          ...page,
          entries: showed.entries,
          pictures: showed.pictures,
          readAgainAt: 0,
          isWhole,
        });
        delete this.indexes[language];
      }
    }
  }

  /** The build knows the pages without what is stored. */
  private takeBuilt(): void {
    if (this.built) return;
    const built: Record<Language, Map<string, Known>> = { id: new Map(), en: new Map() };
    for (const text of this.readBuilt()) {
      const route = indexedRoutes.find(({ key }) => key === text.key);
      if (!route) continue;
      const { stored } = text;
      const page = known({ ...text, route }, text.language, stored);
      const readAgainAt = stored === 'nothing' ? Number.POSITIVE_INFINITY : 0;
      built[text.language].set(route.key, { ...page, readAgainAt, isWhole: stored !== 'text' });
    }
    this.built = built;
    for (const language of languageCodes) {
      for (const [key, page] of built[language])
        if (!this.known[language].has(key)) this.known[language].set(key, page);
    }
  }

  private unread(language: Language): UnreadPage[] {
    const isBuilt = (this.built?.[language].size ?? 0) > 0;
    return indexedRoutes.flatMap((route) => {
      const page = this.known[language].get(route.key);
      // What the build has not read asks search engines to leave it out.
      if (page ? page.isWhole : isBuilt) return [];
      const href = counterpart({ route, language, parameters: {} }, language);
      return [{ title: page?.entries[0]?.title ?? href, href }];
    });
  }

  private outdated(language: Language): readonly Route[] {
    const now = Date.now();
    return indexedRoutes.filter(({ key }) => (this.known[language].get(key)?.readAgainAt ?? 0) <= now);
  }

  private async readOutdated(language: Language): Promise<void> {
    for (const route of this.outdated(language)) {
      if (this.isStopped) return;
      await this.readOne(route, language);
      // Requests that have arrived meanwhile come first.
      await Bun.sleep(0);
    }
  }

  private async readOne(route: Route, language: Language): Promise<void> {
    const { changes } = this;
    const before = this.known[language].get(route.key) ?? unread;
    const text = await this.read(route, language).catch(() => 'failed' as const);
    delete this.indexes[language];
    const page =
      text === 'failed'
        ? { ...before, readAgainAt: Date.now() + retryInMilliseconds, isWhole: false }
        : known(text, language, this.built?.[language].get(route.key)?.stored ?? 'text');
    // What was read while something changed may have been withdrawn: the next search reads it again.
    this.known[language].set(route.key, this.changes === changes ? page : unread);
  }
}

const unread: Known = { entries: [], pictures: [], stored: 'text', readAgainAt: 0, isWhole: false };

function known(text: PageText | undefined, language: Language, stored: Known['stored']): Known {
  if (!text) return { ...unread, readAgainAt: Number.POSITIVE_INFINITY, isWhole: true };
  const { pictures, incomplete } = text;
  const readAgainAt = incomplete ? Date.now() + retryInMilliseconds : Number.POSITIVE_INFINITY;
  return { entries: entriesOf(text, language), pictures, stored, readAgainAt, isWhole: !incomplete };
}
