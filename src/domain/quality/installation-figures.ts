import type { Db } from '../../db/client.ts';
import { lastProvenRestore, type ProvenRestore } from './proven-restore.ts';
import { type Uptime, uptimeUntil } from './uptime.ts';

export type Installation = { uptime: Uptime | undefined; restore: ProvenRestore | undefined };

const maxAgeInMilliseconds = 60_000;

/** Figures of this installation, read at most once a minute: the page that shows them is rendered for each visitor. */
export class InstallationFigures {
  private known: { at: number; figures: Promise<Installation> } | undefined;

  constructor(
    private readonly db: Db,
    private readonly now: () => Date = () => new Date(),
  ) {}

  read(): Promise<Installation> {
    const now = this.now();
    const { known } = this;
    if (known && Math.abs(now.getTime() - known.at) < maxAgeInMilliseconds) return known.figures;
    const reading = { at: now.getTime(), figures: readFigures(this.db, now) };
    this.known = reading;
    reading.figures.catch(() => {
      if (this.known === reading) this.known = undefined;
    });
    return reading.figures;
  }
}

async function readFigures(db: Db, now: Date): Promise<Installation> {
  const [uptime, restore] = await Promise.all([uptimeUntil(db, now), lastProvenRestore(db)]);
  return { uptime, restore };
}
