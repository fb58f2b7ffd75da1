const running: Bun.Subprocess[] = [];

type Start = { command: string[]; env?: Record<string, string>; cwd?: string; url: string };

/** Starts a server in the background and waits until it answers. */
export async function startServer({ command, env = {}, cwd = process.cwd(), url }: Start): Promise<number> {
  // In a group of its own, since npm passes no signal on to what it has started.
  const options = {
    cwd,
    env: { ...process.env, ...env },
    stdout: 'ignore',
    stderr: 'inherit',
    detached: true,
  } as const;
  const server = Bun.spawn(command, options);
  running.push(server);
  if (await answers(url)) throw new Error(`Something answers at ${url} already: stop it first.`);
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`${command.join(' ')} ended with exit code ${server.exitCode}.`);
    if (await answers(url)) return server.pid;
    await Bun.sleep(100);
  }
  throw new Error(`${url} did not answer within a minute.`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Runs a command to its end and throws when it fails. */
export async function run(command: string[], cwd: string, env: Record<string, string> = {}): Promise<void> {
  const child = Bun.spawn(command, { cwd, env: { ...process.env, ...env }, stdout: 'ignore', stderr: 'inherit' });
  if ((await child.exited) !== 0) throw new Error(`${command.join(' ')} failed.`);
}

export async function stopServers(): Promise<void> {
  for (const server of running) {
    // One that has ended by itself has no group left.
    if (server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  }
  await Promise.all(running.map((server) => server.exited));
}
