import { median } from '../percentile.ts';

/** A running server with the address and headers of the measured page. */
export type Subject = { name: string; url: string; headers?: Record<string, string>; pid: number };

export type Reading = { requestsPerSecond: number; failures: number };
/** The median of several readings, with the lowest and the highest. */
export type Summary = Reading & { lowest: number; highest: number };

/** Loads a server for some seconds with one thread. */
export async function measure({ url, headers = {} }: Subject, seconds: number, connections = 32): Promise<Reading> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = Bun.spawn(['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...flags, url], { stdout: 'pipe' });
  const report = await new Response(wrk.stdout).text();
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  if (!rate) throw new Error(`No requests per second in the output of wrk:\n${report}`);
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? '0';
  return { requestsPerSecond: Number(rate), failures: Number(refused) };
}

/** Alternates the two servers, so that a change in machine speed affects both; returns medians. */
export async function alternate(a: Subject, b: Subject, rounds: number, seconds: number): Promise<[Summary, Summary]> {
  const readings: [Reading[], Reading[]] = [[], []];
  await measure(a, 1);
  await measure(b, 1);
  for (let round = 0; round < rounds; round += 1) {
    readings[0].push(await measure(a, seconds));
    readings[1].push(await measure(b, seconds));
  }
  return [summary(readings[0]), summary(readings[1])];
}

function summary(readings: Reading[]): Summary {
  const rates = readings.map(({ requestsPerSecond }) => requestsPerSecond);
  return {
    requestsPerSecond: median(rates),
    lowest: Math.min(...rates),
    highest: Math.max(...rates),
    failures: readings.reduce((sum, { failures }) => sum + failures, 0),
  };
}

/** Resident memory of a process and its descendants in MB (Linux). */
export async function memoryInMegabytes(pid: number): Promise<number> {
  const status = await Bun.file(`/proc/${pid}/status`)
    .text()
    .catch(() => '');
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  const children = await Bun.file(`/proc/${pid}/task/${pid}/children`)
    .text()
    .catch(() => '');
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => memoryInMegabytes(Number(child))),
  );
  return below.reduce((sum, megabytes) => sum + megabytes, own);
}
