import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Response headers that nginx sets itself. */
const ownHeaders = ['content-type', 'content-length', 'content-encoding', 'date', 'etag'];

/** Writes a precompressed page and an nginx configuration with one worker; returns the command. */
export async function prepareNginx(directory: string, page: Response, port: number): Promise<string[]> {
  const html = new Uint8Array(await page.arrayBuffer());
  await mkdir(join(directory, 'html'), { recursive: true });
  await writeFile(join(directory, 'html/index.html'), html);
  await writeFile(join(directory, 'html/index.html.gz'), Bun.gzipSync(html, { level: 9 }));
  const headers = [...page.headers]
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const configuration = `
daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
error_log ${directory}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100 inactive=60s;
  types { text/html html; }
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${directory}/html;
    gzip_static on;
    ${headers.join('\n    ')}
    location / { try_files /index.html =404; }
  }
}`;
  await writeFile(join(directory, 'nginx.conf'), configuration);
  return ['nginx', '-c', join(directory, 'nginx.conf'), '-p', directory];
}
