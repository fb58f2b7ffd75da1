import { type Kind, kinds, type Site, send, type Write } from './writes.ts';

/** Clients that write sequentially, each to the site returned by `choose`. */
export class Crowd {
  readonly writes: Write[] = [];
  private open: number;
  private readonly running: Promise<void>[];

  /** `count` writes in total, alternating between all kinds. */
  constructor(
    private readonly count: number,
    private readonly choose: () => Site | Promise<Site>,
    clients = 4,
  ) {
    this.open = count;
    this.running = Array.from({ length: clients }, () => this.work());
  }

  /** Whether any writes have not been started. */
  get isBusy(): boolean {
    return this.open > 0;
  }

  async finished(): Promise<Write[]> {
    await Promise.all(this.running);
    return this.writes;
  }

  private async work(): Promise<void> {
    while (this.open > 0) {
      this.open -= 1;
      const kind = kinds[(this.count - this.open) % kinds.length] as Kind;
      this.writes.push(await send(kind, await this.choose()));
    }
  }
}
