import type { BuilderAnswer, BuilderRequest } from './builder.ts';
import { Conversation } from './conversation.ts';
import { importedPackages } from './packages.ts';
import { startProxy } from './proxy.ts';
import type { ServerAnswer, ServerRequest } from './server.ts';

type Server = Conversation<ServerRequest, ServerAnswer>;
type Builder = { process: Conversation<BuilderRequest, BuilderAnswer>; loaded: ReadonlySet<string> };
type Options = { port: number; embeddedSocket: string | undefined };

/**
 * The site in development: a builder, the running server, and a standby server, which has loaded the packages
 * and waits for the next save.
 */
export class DevelopmentSite {
  private readonly proxy: ReturnType<typeof startProxy>;
  private readonly environment: Record<string, string | undefined>;
  private packages: readonly string[] = [];
  private builder: Builder | undefined;
  private running: Server | undefined;
  private next: Server | undefined;
  /** Files saved since the last successful restart. */
  private readonly pending = new Set<string>();

  constructor(private readonly options: Options) {
    const { port } = options;
    this.proxy = startProxy(port, `http://127.0.0.1:${port + 1}`);
    this.environment = {
      ...process.env,
      PORT: String(port + 1),
      SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
    };
  }

  async open(): Promise<void> {
    this.packages = await importedPackages();
    this.next = this.openServer();
    this.builder = await this.openBuilder();
    await this.swapServers();
  }

  /** Rebuilds and restarts after a save. Errors are printed, and the last working version keeps running. */
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

  /** Prints what was built. Throws when the build fails. */
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

  /** Stops the running server once the standby has loaded its sources: only one can use the database and the port. */
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
  if (answer.kind !== expected)
    throw new Error(`Unexpected message from the server: "${answer.kind}" instead of "${expected}"`);
}

/** Style sheets and files under `static/` affect the server only through the build. */
function isServerSource(path: string): boolean {
  return /^(src|drizzle)\/.*\.(tsx?|sql|json)$/.test(path);
}
