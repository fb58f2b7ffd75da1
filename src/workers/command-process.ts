import { setPriority } from 'node:os';
import { serverCommand } from './server-command.ts';

/** A tenth of what the server gets when both need the processor: with the lowest priority a backup might never end. */
const lowPriority = 10;
/** The end of its output that is remembered: a line of JSON, or a message. */
const maxOutputCharacters = 4000;

export type EndedCommand = { code: number; output: string; errors: string };

/**
 * A command of this program in a process of its own, which gives way to the server. It has these settings.
 */
export class CommandProcess {
  private readonly child: Bun.Subprocess<'ignore', 'pipe', 'pipe'>;
  readonly ended: Promise<EndedCommand>;

  constructor(words: readonly string[], settings: Record<string, string | undefined>) {
    this.child = Bun.spawn(serverCommand(...words), { stdio: ['ignore', 'pipe', 'pipe'], env: settings });
    try {
      setPriority(this.child.pid, lowPriority);
    } catch {
      // It has ended, or the system does not permit it.
    }
    this.ended = this.run();
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  private async run(): Promise<EndedCommand> {
    const [output, errors, code] = await Promise.all([
      endOf(this.child.stdout),
      endOf(this.child.stderr),
      this.child.exited,
    ]);
    return { code, output, errors };
  }
}

/** The last characters of a stream. */
async function endOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  let text = '';
  for await (const piece of stream.pipeThrough(new TextDecoderStream()))
    text = (text + piece).slice(-maxOutputCharacters);
  return text.trim();
}
