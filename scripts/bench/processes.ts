const running: Bun.Subprocess[] = [];

type Start = { command: string[]; env?: Record<string, string>; cwd?: string; url: string };

/** Starts a server in the background and waits until it responds. */
export async function startServer({ command, env = {}, cwd = process.cwd(), url }: Start): Promise<number> {
  // In its own process group, because npm does not forward signals to its children.
  const options = {
    cwd,
    env: { ...process.env, ...env },
    stdout: 'ignore',
    stderr: 'inherit',
    detached: true,
  } as const;
  const server = Bun.spawn(command, options);
  running.push(server);
  if (await answers(url)) throw new Error(`Another server is running at ${url}: stop it first`);
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`${command.join(' ')} exited with code ${server.exitCode}`);
    if (await answers(url)) return server.pid;
    await Bun.sleep(100);
  }
  throw new Error(`${url} did not respond within a minute`);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Runs a command to completion; throws when it fails. */
export async function run(command: string[], cwd: string, env: Record<string, string> = {}): Promise<void> {
  const child = Bun.spawn(command, { cwd, env: { ...process.env, ...env }, stdout: 'ignore', stderr: 'inherit' });
  if ((await child.exited) !== 0) throw new Error(`${command.join(' ')} failed.`);
}

export async function stopServers(): Promise<void> {
  const stopped = running.splice(0);
  for (const server of stopped) {
    // Already exited: its process group no longer exists.
    if (server.exitCode === null && server.signalCode === null) process.kill(-server.pid, 'SIGKILL');
  }
  await Promise.all(stopped.map((server) => server.exited));
}
