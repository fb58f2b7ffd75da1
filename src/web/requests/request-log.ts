/** Lines wait so long, because writing each on its own costs as much as a page from memory. */
const writeEveryMilliseconds = 200;
const maxWaitingLines = 1000;

type RequestLine = {
  id: string;
  method: string;
  route: string;
  status: number;
  /** From the arrival of the request to the head of the response. */
  milliseconds: number;
  /** Whether the page came from memory. */
  cached: boolean;
};

/** One JSON line per request. */
export class RequestLog {
  private lines: string[] = [];
  private timer: Timer | undefined;

  constructor(private readonly write: (text: string) => unknown) {}

  add({ id, method, route, status, milliseconds, cached }: RequestLine): void {
    const time = new Date().toISOString();
    // Nothing in it needs to be escaped: method and route are names of ours, and the id is hexadecimal.
    this.lines.push(
      `{"time":"${time}","level":"info","event":"request","requestId":"${id}","method":"${method}","route":"${route}","status":${status},"milliseconds":${milliseconds.toFixed(1)},"cached":${cached}}\n`,
    );
    if (this.lines.length >= maxWaitingLines) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), writeEveryMilliseconds).unref();
  }

  /** Writes what waits. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { lines } = this;
    this.lines = [];
    if (lines.length > 0) this.write(lines.join(''));
  }
}
