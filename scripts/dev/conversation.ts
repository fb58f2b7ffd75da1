/** A child process that answers each request with one message. */
export class Conversation<Request, Answer> {
  private readonly child: Bun.Subprocess;
  private waiting = Promise.withResolvers<Answer>();

  constructor(command: string[], env: Record<string, string | undefined>, cwd = process.cwd()) {
    this.child = Bun.spawn([process.execPath, ...command], {
      env,
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      ipc: (answer: Answer) => this.waiting.resolve(answer),
      onExit: () => this.waiting.reject(new Error(`${command[0]} exited`)),
    });
    // Avoids an unhandled rejection when no request is waiting.
    this.waiting.promise.catch(() => {});
  }

  /** The next message: the response to a request, or the first one after the start. */
  async answer(): Promise<Answer> {
    const answer = await this.waiting.promise;
    this.waiting = Promise.withResolvers();
    this.waiting.promise.catch(() => {});
    return answer;
  }

  ask(request: Request): Promise<Answer> {
    this.child.send(request);
    return this.answer();
  }

  /** Asks the process to exit, and kills it after a timeout. */
  async end(): Promise<void> {
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), stopTimeoutInMilliseconds);
    await this.child.exited;
    clearTimeout(timer);
  }
}

const stopTimeoutInMilliseconds = 2000;
