/**
 * Calls back when the npm or Bun process that started this script has exited. Its signals may not reach this process,
 * which would otherwise keep running; so the parent process is polled.
 * @param {() => void} callback
 */
export function onParentExit(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const launcher = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(timer);
    callback();
  }, 200);
  timer.unref();
}
