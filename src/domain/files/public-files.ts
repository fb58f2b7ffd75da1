import { type ByteRange, type FileBody, type FileFacts, FilesUnavailableError, type OpenFile } from './file-store.ts';
import { blockLength, type PublicCopies } from './public-copies.ts';

/** Files about which something is remembered; the least recently used ones are forgotten. */
const maxKnownFiles = 20_000;
/** What is known of a file is read again after this time. */
const knownForMilliseconds = 60_000;
/** The same while the storage does not answer. */
const knownMeanwhileForMilliseconds = 2000;

type Known = { facts: FileFacts | undefined; until: number; generation: number };

/** Whether a file was withdrawn, by the database. Rejects when that does not answer. */
export type WithdrawalCheck = (name: string) => Promise<boolean>;

type Options = {
  copies: PublicCopies;
  head: (name: string) => Promise<FileFacts | undefined>;
  isWithdrawn: WithdrawalCheck;
};

/**
 * Public files through the copies on this node. After each change of public content the database is queried whether a file was withdrawn
 * before its copy is served again. While the storage does not answer, files of which there are copies are served on.
 */
export class PublicFiles {
  private readonly known = new Map<string, Known>();
  private readonly asking = new Map<string, Promise<FileFacts | undefined>>();
  private generation = 0;

  constructor(private readonly options: Options) {
    for (const [name, facts] of options.copies.known()) this.known.set(name, { facts, until: 0, generation: -1 });
  }

  forget(): void {
    this.generation += 1;
  }

  async open(name: string): Promise<OpenFile | undefined> {
    const facts = await this.factsOf(name);
    return facts && { ...facts, body: (range) => this.body(name, facts, range) };
  }

  private factsOf(name: string): Promise<FileFacts | undefined> {
    const known = this.known.get(name);
    if (known && known.generation === this.generation && Date.now() < known.until) return Promise.resolve(known.facts);
    const pending = this.asking.get(name) ?? this.ask(name, known?.facts).finally(() => this.asking.delete(name));
    this.asking.set(name, pending);
    return pending;
  }

  private async ask(name: string, before: FileFacts | undefined): Promise<FileFacts | undefined> {
    const { generation } = this;
    const note = (facts: FileFacts | undefined, lifetime: number) => {
      this.known.delete(name);
      this.known.set(name, { facts, until: Date.now() + lifetime, generation });
      this.forgetOldest();
      return facts;
    };
    const { head, isWithdrawn } = this.options;
    // While the database does not answer, pages in memory are served too.
    if (await isWithdrawn(name).catch(() => false)) return note(undefined, knownForMilliseconds);
    try {
      return note(await head(name), knownForMilliseconds);
    } catch (error) {
      if (before && error instanceof FilesUnavailableError) return note(before, knownMeanwhileForMilliseconds);
      throw error;
    }
  }

  private forgetOldest(): void {
    for (const name of this.known.keys()) {
      if (this.known.size <= maxKnownFiles) return;
      this.known.delete(name);
    }
  }

  private async body(name: string, facts: FileFacts, range?: ByteRange): Promise<FileBody> {
    const { start, end } = range ?? { start: 0, end: facts.size - 1 };
    if (end < start) return new Blob([]);
    const last = Math.floor(end / blockLength);
    const part = async (index: number) => {
      const block = await this.options.copies.read(name, facts, index);
      const offset = index * blockLength;
      return block.subarray(Math.max(start - offset, 0), Math.min(end + 1 - offset, block.length));
    };
    let index = Math.floor(start / blockLength);
    // A failure is still an answer of its own now.
    const first = await part(index);
    if (index === last) return new Blob([first]);
    let upcoming: Promise<Uint8Array<ArrayBuffer>> | undefined = Promise.resolve(first);
    return new ReadableStream({
      async pull(controller) {
        const bytes = await upcoming;
        if (bytes) controller.enqueue(bytes);
        index += 1;
        upcoming = index <= last ? part(index) : undefined;
        // Awaited at the next pull.
        upcoming?.catch(() => {});
        if (!upcoming) controller.close();
      },
    });
  }
}
