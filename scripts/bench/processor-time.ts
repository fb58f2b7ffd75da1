import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Processor time in seconds of a process and its descendants, including exited ones (Linux). */
export function processorTime(pid: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const facts = new Map(processes.flatMap((name) => factsOf(Number(name))));
  const timeOf = (id: number): number =>
    [...facts].reduce(
      (sum, [child, { parent }]) => (parent === id ? sum + timeOf(child) : sum),
      facts.get(id)?.ticks ?? 0,
    );
  return timeOf(pid) / ticksPerSecond;
}

function factsOf(pid: number): [number, { parent: number; ticks: number }][] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
    return [[pid, { parent, ticks }]];
  } catch {
    return [];
  }
}
