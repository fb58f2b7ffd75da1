import { HourlyCounts } from '../../../domain/limits/hourly-counts.ts';
import { networksOf } from '../../../domain/limits/networks.ts';
import { WrongGuesses } from '../wrong-guesses.ts';

/** Wrong receipts of one network in an hour. */
const maxWrongPerNetwork = { near: 30, wide: 60 };

/** Limits guesses at receipts by mailbox and by network: who guesses keeps others out of no mailbox but the guessed ones. */
export class MailboxGuesses {
  private readonly mailboxes = new WrongGuesses();
  private readonly networks = new HourlyCounts();

  /** Seconds until a receipt may be tried; 0 for at once. */
  wait(mailbox: string, address: string): number {
    const { near, wide } = networksOf(address);
    const isFull =
      this.networks.count(near) >= maxWrongPerNetwork.near ||
      (wide !== undefined && this.networks.count(wide) >= maxWrongPerNetwork.wide);
    return isFull ? HourlyCounts.secondsLeft() : this.mailboxes.wait(mailbox);
  }

  count(mailbox: string, address: string): void {
    this.mailboxes.count(mailbox);
    const { near, wide } = networksOf(address);
    for (const network of [near, wide]) if (network !== undefined) this.networks.add(network);
  }
}
