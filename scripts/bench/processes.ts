const running: Bun.Subprocess[] = [];

/** `joins`: others answer at this address already, and this one says in its output that it listens there too. */
type Start = { command: string[]; env?: Record<string, string>; cwd?: string; url: string; joins?: boolean };

/** Starts a server in the background and waits until it responds. */
export async function startServer({
  command,
  env = {},
  cwd = process.cwd(),
  url,
  joins = false,
}: Start): Promise<number> {
  // In its own process group, because npm does not forward signals to its children.
  const options = {
    cwd,
    env: { ...process.env, ...env },
    stdout: joins ? 'pipe' : 'ignore',
    stderr: 'inherit',
    detached: true,
  } as const;
  const server = Bun.spawn(command, options);
  running.push(server);
  if (joins) return untilListening(server);
  if (await answers(url)) throw new Error(`Another server is running at ${url}: stop it first`);
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`${command.join(' ')} exited with code ${server.exitCode}`);
    if (await answers(url)) return server.pid;
    await Bun.sleep(100);
  }
  throw new Error(`${url} did not respond within a minute`);
}

async function untilListening(server: Bun.Subprocess): Promise<number> {
  let output = '';
  const decoder = new TextDecoder();
  if (!(server.stdout instanceof ReadableStream)) throw new Error('The output of the server is not read.');
  const reader = server.stdout.getReader();
  while (!output.includes('"listening"')) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`A server that should join others exited: ${output}`);
    output += decoder.decode(value, { stream: true });
  }
  return server.pid;
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
