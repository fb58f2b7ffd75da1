import { startSpare } from './process-start.ts';
import { SupervisedProcess } from './supervised-process.ts';

/** A spare process with nothing to do gives its memory back after this time. */
const maxSpareTimeInMilliseconds = 60_000;

/** Processes for one task each. While tasks come one is ready in advance, since starting takes some tenths of a second. */
export class WarmProcesses {
  private spare: SupervisedProcess | undefined;
  private idle: Timer | undefined;

  constructor(private readonly command: readonly string[]) {}

  /** Throws ProcessNotStartedError. */
  take(): SupervisedProcess {
    const { spare } = this;
    this.spare = undefined;
    const taken = spare && !spare.hasEnded ? spare : new SupervisedProcess(this.command);
    // Not earlier, so that the start of the next one does not slow this one down.
    void taken.exited.then(() => this.prepare());
    return taken;
  }

  private prepare(): void {
    this.spare ??= startSpare(() => new SupervisedProcess(this.command));
    clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      this.spare?.end();
      this.spare = undefined;
    }, maxSpareTimeInMilliseconds);
    this.idle.unref();
  }
}
