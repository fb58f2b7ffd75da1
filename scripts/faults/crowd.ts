import { type Kind, kinds, type Site, send, type Write } from './writes.ts';

/** Clients that write one after the other, each to the site that `choose` names at that moment. */
export class Crowd {
  readonly writes: Write[] = [];
  private open: number;
  private readonly running: Promise<void>[];

  /** `count` writes in all, of every kind in turn. */
  constructor(
    private readonly count: number,
    private readonly choose: () => Site | Promise<Site>,
    clients = 4,
  ) {
    this.open = count;
    this.running = Array.from({ length: clients }, () => this.work());
  }

  /** Whether there are writes left to begin. */
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
