/**
 * Calls back once the npm or Bun that ran us as a script is gone. A signal they get ends their shell, but may not reach
 * us; without a look at our parent we would go on unseen.
 * @param {() => void} callback
 */
export function onLauncherGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const launcher = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(timer);
    callback();
  }, 200);
  timer.unref();
}
