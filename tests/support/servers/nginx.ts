import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory } from '../databases.ts';
import { freePort } from '../processes.ts';
import { root } from '../sources.ts';
import { certificatePath } from './tls-proxy.ts';

/** The installed program, if any: distributions keep it out of the PATH of users. */
export const nginxProgram = Bun.which('nginx', { PATH: `${process.env.PATH}:/usr/sbin` }) ?? undefined;

const recipe = join(root, 'deploy/nginx/alumina-site.conf');
const folders = [...'0123456789abcdef'];

type Ports = { http: number; https: number; purge: number };

export function nginxPorts(): Ports {
  return { http: freePort(), https: freePort(), purge: freePort() };
}

/** The value of PURGE_URLS that the recipe names, as a list. */
export function purgeEndpoints({ purge }: Ports): string[] {
  return folders.map((folder) => `http://127.0.0.1:${purge}/site/${folder}/`);
}

/**
 * A real nginx with the recipe of `deploy/nginx`: only ports, folders, names, certificates and the nodes behind it differ. `plain`:
 * without TLS, for measurements. `beside`: another server block.
 */
export async function startNginxRecipe(ports: Ports, nodes: readonly string[], { plain = false, beside = '' } = {}) {
  if (!nginxProgram) throw new Error('nginx is not installed.');
  const { path, remove } = makeDirectory();
  for (const folder of ['cache', 'cache/site', 'cache/built']) mkdirSync(join(path, folder));
  const key = certificatePath.replace('certificate.pem', 'key.pem');
  const servers = nodes.map((node) => `server ${new URL(node).host} max_fails=2 fail_timeout=5s;`).join(' ');
  const adapted = readFileSync(recipe, 'utf8')
    .replace(/^ *listen \[::\].*$/gm, '')
    .replaceAll(
      /listen 443 ssl( http2)?/g,
      (_, http2 = '') => `listen 127.0.0.1:${ports.https}${plain ? '' : ` ssl${http2}`}`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 127.0.0.1:8081;', `listen 127.0.0.1:${ports.purge};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificatePath};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/server 127\.0\.0\.1:3000.*;/, servers)
    .replaceAll(/access_log \/var\/log.*;/g, plain ? 'access_log off;' : '$&')
    .replaceAll('/var/cache/nginx', join(path, 'cache'))
    .replaceAll('/var/log/nginx', path)
    .replaceAll('/usr/share/alumina-site', join(root, 'deploy/nginx'))
    .replaceAll('www.example.com', 'localhost')
    .replace(/ssl_reject_handshake on;/, plain ? 'return 444;' : 'ssl_reject_handshake on;')
    .replace('# add_header X-Cache', 'add_header X-Cache');
  // Its workers would otherwise run as a user who cannot open the folder of the tests.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(path, 'nginx.conf'),
    `daemon off; ${user} worker_processes 1; pid ${path}/pid; error_log ${path}/error.log;
events { worker_connections 512; }
http {
  types { text/html html; }
  access_log ${plain ? 'off' : `${path}/access.log`}; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${path}/body; proxy_temp_path ${path}/proxy; fastcgi_temp_path ${path}/fastcgi;
  uwsgi_temp_path ${path}/uwsgi; scgi_temp_path ${path}/scgi;
${adapted}
${beside}
}`,
  );
  const child = Bun.spawn([nginxProgram, '-c', join(path, 'nginx.conf'), '-p', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = `${plain ? 'http' : 'https'}://localhost:${ports.https}`;
  const log = (name: string) => (existsSync(join(path, name)) ? readFileSync(join(path, name), 'utf8') : '');
  while (!(await fetch(`${address}/health`, { tls: { rejectUnauthorized: false } }).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await new Response(child.stderr).text()}`);
    await Bun.sleep(20);
  }
  return {
    address,
    pid: child.pid,
    path,
    accessLog: () => log('access.log'),
    errorLog: () => log('error.log'),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await child.exited;
      remove();
    },
  };
}
