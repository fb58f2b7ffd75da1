/**
 * A command that runs another one with a separate volume mounted at DATA_DIR, or at a folder in it. `prepare` is run on it
 * first.
 */
export function onOwnVolume(options: string, prepare = 'true', folder = ''): string[] {
  const script = `mount -t tmpfs -o ${options} none "$DATA_DIR/${folder}" && ${prepare} && exec "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh'];
}

/** Whether the system permits mounting a volume for one process. */
export const canHaveOwnVolume = Bun.spawnSync([...onOwnVolume('size=1m'), 'true'], {
  env: { ...process.env, DATA_DIR: '/mnt' },
}).success;
