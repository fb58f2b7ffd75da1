import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseKind, type FreshDatabase, makeDatabase, makeDirectory } from '../support/databases.ts';
import { freePort, listening, type RunningServer, runProgram, settingsOf } from '../support/processes.ts';
import { canHaveOwnVolume, onOwnVolume } from '../support/servers/own-volume.ts';
import { slow } from '../support/slow.ts';
import { root } from '../support/sources.ts';

type Report = { status: string; parts: Record<string, string> };

const megabyte = 1024 * 1024;
const nginx = Bun.which('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined);

let place: FreshDatabase;
let server: RunningServer;
beforeAll(async () => {
  place = await makeDatabase();
});
afterAll(async () => {
  await place.remove();
});

/** The server on a volume of 80 MB, of which 20 MB are reserved. */
function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const command = [...onOwnVolume('size=80m,mode=700'), process.execPath, '--no-env-file', 'src/server.ts'];
  return listening((env) => runProgram(command, env, root), {
    ...settingsOf(place),
    STORAGE_RESERVE: '20MB',
    ...settings,
  });
}

/** A path on the volume that is mounted for the server only. */
const onVolume = (name: string) => join(`/proc/${server.process.pid}/root`, place.dataDirectory, name);

/** Emulates nginx Plus with `health_check uri=/ready fails=1 passes=1` and `match { status 200; }`. */
function startHealthCheck(address: string) {
  const seen: { healthy: boolean; status: string }[] = [];
  let stopped = false;
  const run = async () => {
    while (!stopped) {
      try {
        const answer = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(slow) });
        seen.push({ healthy: answer.status === 200, status: ((await answer.json()) as Report).status });
      } catch {
        seen.push({ healthy: false, status: 'no answer' });
      }
      await Bun.sleep(20);
    }
  };
  const running = run();
  return {
    seen,
    async until(status: string): Promise<void> {
      const from = seen.length;
      while (!seen.slice(from).some((report) => report.status === status)) await Bun.sleep(20);
    },
    async stop(): Promise<void> {
      stopped = true;
      await running;
    },
  };
}

const ready = async (): Promise<Report> => (await (await fetch(`${server.address}/ready`)).json()) as Report;

/** nginx in front of the site, configured as in docs/how-to/behind-a-load-balancer.md. */
async function startNginx(program: string, site: string) {
  const { path, remove } = makeDirectory();
  const port = freePort();
  writeFileSync(
    join(path, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${path}/pid; error_log ${path}/error.log;
events {}
http {
  access_log off; client_body_temp_path ${path}; proxy_temp_path ${path}; fastcgi_temp_path ${path};
  uwsgi_temp_path ${path}; scgi_temp_path ${path};
  upstream site { server ${new URL(site).host} max_fails=2 fail_timeout=5s; server 127.0.0.1:${freePort()} backup; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://site; proxy_next_upstream error timeout; proxy_connect_timeout 2s; }
  }
}`,
  );
  const child = Bun.spawn([program, '-c', join(path, 'nginx.conf'), '-p', path], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/health`).catch(() => undefined))?.ok) await Bun.sleep(50);
  return {
    address,
    complaints: () => readFileSync(join(path, 'error.log'), 'utf8'),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await child.exited;
      remove();
    },
  };
}

describe.skipIf(!canHaveOwnVolume || databaseKind === 'embedded')('a load balancer', () => {
  test('keeps sending visitors while the disk is full and the database is down, and stops after SIGTERM', async () => {
    server = await startServer({ STOP_DELAY: '30' });
    const balancer = nginx ? await startNginx(nginx, server.address) : undefined;
    const front = balancer?.address ?? server.address;
    const check = startHealthCheck(front);
    await check.until('ready');
    const page = async () => (await fetch(`${front}/en`)).status;
    expect(await page()).toBe(200);

    const ballast = Bun.file(onVolume('ballast'));
    await Bun.write(ballast, new Uint8Array(70 * megabyte));
    await check.until('degraded');
    expect(await ready()).toMatchObject({ status: 'degraded', parts: { database: 'ok', storage: 'low' } });
    expect(await page()).toBe(200);
    rmSync(onVolume('ballast'));
    await check.until('ready');

    await place.remove();
    await check.until('degraded');
    expect(await ready()).toMatchObject({ status: 'degraded', parts: { database: 'unavailable', storage: 'ok' } });
    for (let visit = 1; visit <= 5; visit += 1) expect(await page()).toBe(200);

    expect(check.seen.filter(({ healthy }) => !healthy)).toEqual([]);
    expect(balancer?.complaints() ?? '').toBe('');
    server.process.kill('SIGTERM');
    await check.until('stopping');
    expect((await fetch(`${front}/ready`)).status).toBe(503);
    // Remaining visitors are served.
    expect(await page()).toBe(200);
    expect(check.seen.filter(({ status }) => status === 'stopping').every(({ healthy }) => !healthy)).toBe(true);
    // A second signal ends the delay.
    server.process.kill('SIGTERM');
    await check.stop();
    await server.end();
    await balancer?.stop();
  });
});
