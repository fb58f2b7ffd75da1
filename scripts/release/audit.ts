import { z } from 'zod';

const advisories = z.record(
  z.string(),
  z.array(z.object({ title: z.string(), severity: z.string(), url: z.string() })),
);

export type Audit = { summary: string; details: string; isClean: boolean };

/** Whether known vulnerabilities of the packages are published; `command` prints them as `bun audit --json` does. */
export function auditDependencies(command = [process.execPath, 'audit', '--json']): Audit {
  const { stdout, stderr } = Bun.spawnSync(command, { stdout: 'pipe', stderr: 'pipe' });
  const found = advisories.safeParse(jsonOf(stdout.toString()));
  if (!found.success) {
    const cause = stderr.toString().trim().split('\n').at(-1);
    return { summary: `The dependencies were not audited: ${cause}`, details: '', isClean: false };
  }
  const lines = Object.entries(found.data).flatMap(([name, all]) =>
    all.map(({ severity, title, url }) => `${name}: ${severity}, ${title} (${url})`),
  );
  const count = lines.length === 0 ? 'No' : lines.length;
  return {
    summary: `${count} known vulnerabilities in the dependencies.`,
    details: lines.map((line) => `${line}\n`).join(''),
    isClean: lines.length === 0,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
