import type { BuilderAnswer, BuilderRequest } from './builder.ts';
import { Conversation } from './conversation.ts';
import { importedPackages } from './packages.ts';
import { startProxy } from './proxy.ts';
import type { ServerAnswer, ServerRequest } from './server.ts';

type Server = Conversation<ServerRequest, ServerAnswer>;
type Builder = { process: Conversation<BuilderRequest, BuilderAnswer>; loaded: ReadonlySet<string> };
type Options = { port: number; embeddedSocket: string | undefined };

/**
 * The site while one works on it: a builder, the running server, and the next server, which has loaded its packages
 * already and waits for the next save.
 */
export class DevelopmentSite {
  private readonly proxy: ReturnType<typeof startProxy>;
  private readonly environment: Record<string, string | undefined>;
  private packages: readonly string[] = [];
  private builder: Builder | undefined;
  private running: Server | undefined;
  private next: Server | undefined;
  /** What has been saved since the pages last showed everything. */
  private readonly pending = new Set<string>();

  constructor(private readonly options: Options) {
    const { port } = options;
    this.proxy = startProxy(port, `http://127.0.0.1:${port + 1}`);
    this.environment = {
      ...process.env,
      PORT: String(port + 1),
      SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
      PICTURES: process.env.PICTURES ?? 'on-request',
    };
  }

  async open(): Promise<void> {
    this.packages = await importedPackages();
    this.next = this.openServer();
    this.builder = await this.openBuilder();
    await this.swapServers();
  }

  /** Brings what was saved onto the pages. A mistake in it is shown, and the last good state stays. */
  async update(saved: readonly string[]): Promise<void> {
    const started = performance.now();
    for (const path of saved) this.pending.add(path);
    const paths = [...this.pending];
    this.proxy.hold();
    try {
      const parts = await this.build(paths);
      const concernsServer = parts.length > 0 || paths.some(isServerSource);
      if (concernsServer) await this.swapServers();
      this.pending.clear();
      if (!concernsServer) return;
      const seconds = ((performance.now() - started) / 1000).toFixed(2);
      console.log(`${paths.join(', ')}: built ${parts.join(', ') || 'nothing'}; ready after ${seconds} s`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.log(`${paths.join(', ')}: the pages are unchanged`);
    } finally {
      this.proxy.release();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.running?.end(), this.next?.end(), this.builder?.process.end()]);
  }

  /** Says what was built. Throws when that fails. */
  private async build(paths: readonly string[]): Promise<string[]> {
    if (!this.builder || paths.some((path) => this.builder?.loaded.has(path))) {
      await this.builder?.process.end();
      this.builder = undefined;
      this.builder = await this.openBuilder();
      return ['everything'];
    }
    const answer = await this.builder.process.ask({ changed: [...paths] });
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer.kind === 'built' ? answer.parts : [];
  }

  private async openBuilder(): Promise<Builder> {
    const process = new Conversation<BuilderRequest, BuilderAnswer>(['scripts/dev/builder.ts'], this.environment);
    const answer = await process.answer();
    return { process, loaded: new Set(answer.kind === 'ready' ? answer.loaded : []) };
  }

  /** Ends the running server only when the next has loaded its sources, since two cannot share the database and the port. */
  private async swapServers(): Promise<void> {
    const server = this.next ?? this.openServer();
    this.next = undefined;
    try {
      expectAnswer(await server.ask({ kind: 'load' }), 'loaded');
      await this.running?.end();
      this.running = server;
      expectAnswer(await server.ask({ kind: 'start', embeddedSocket: this.options.embeddedSocket }), 'listening');
      this.proxy.release();
      this.proxy.reload();
    } catch (error) {
      await server.end();
      throw error;
    } finally {
      this.next = this.openServer();
    }
  }

  private openServer(): Server {
    return new Conversation(['scripts/dev/server.ts', ...this.packages], this.environment);
  }
}

function expectAnswer(answer: ServerAnswer, expected: ServerAnswer['kind']): void {
  if (answer.kind === 'failed') throw new Error(answer.message);
  if (answer.kind !== expected) throw new Error(`The server answered "${answer.kind}" in place of "${expected}".`);
}

/** Style sheets and files under `static/` concern the server only when something was built of them. */
function isServerSource(path: string): boolean {
  return /^(src|drizzle)\/.*\.(tsx?|sql|json)$/.test(path);
}
