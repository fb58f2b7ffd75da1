import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../sources.ts';

const version = '1.4.8';
const folder = join(root, '.cache/observatory', version);
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory');

export type Scan = { score: number; grade: string; lost: Record<string, number> };

/**
 * Scores the site that answers on these two ports of localhost by the rules of MDN's HTTP Observatory. The scanner is fetched
 * once and beside the project: its own dependencies are those of a whole service.
 */
export async function scanWithObservatory(ports: { http: number; https: number }, certificate: string): Promise<Scan> {
  install();
  const script = join(import.meta.dir, 'observatory-scan.mjs');
  const given = [pathToFileURL(scanner).href, String(ports.http), String(ports.https)];
  const child = Bun.spawn([process.execPath, '--no-env-file', script, ...given], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  if ((await child.exited) !== 0) throw new Error(`The scan failed: ${errors}`);
  return JSON.parse(output) as Scan;
}

function install(): void {
  const lists = join(scanner, 'conf');
  if (existsSync(join(lists, 'hsts-preload.json'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const { success, stderr } = Bun.spawnSync(
    [process.execPath, 'add', '--exact', '--ignore-scripts', `@mdn/mdn-http-observatory@${version}`],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (!success) throw new Error(`The scanner could not be installed: ${stderr}`);
  // Its install script would fetch the list of preloaded domains, which has no localhost in it.
  writeFileSync(join(lists, 'hsts-preload.json'), '{}');
}
