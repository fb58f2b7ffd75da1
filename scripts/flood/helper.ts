/** A module of this folder in a process of its own. It prints what it found when its standard input ends. */
export function helper(module: string, ...parameters: string[]) {
  const child = Bun.spawn([process.execPath, `${import.meta.dir}/${module}`, ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    async stop<Said>(): Promise<Said> {
      await child.stdin.end();
      // Printed by the helper itself.
      return JSON.parse(await new Response(child.stdout).text()) as Said;
    },
  };
}
