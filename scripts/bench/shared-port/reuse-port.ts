// Preloaded into a server that is measured: lets other processes listen on its port.
const { serve } = Bun;
Object.assign(Bun, {
  serve: (options: Parameters<typeof serve>[0]) => serve({ ...options, reusePort: true } as never),
});
