import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { processorTimeOfEnded } from './processor-time.mjs';
import { root } from './project.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, limitInSeconds?: number }} Options */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * All executables of that name on PATH, in order.
 * @param {string} name
 */
export function findAllOnPath(name) {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((directory) => names.map((file) => join(directory, file)))
    .filter(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Runs a program, shows its output and captures it; resolves to its exit code too (1 when it cannot start or is killed by a signal),
 * and to the seconds of processor time that it and its processes have used.
 * @param {string} program @param {string[]} parameters @param {Options} [options]
 */
export function runAndCaptureOutput(program, parameters, options = {}) {
  return run(program, parameters, options, 'tee');
}

/**
 * Runs a program silently and captures its output.
 * @param {string} program @param {string[]} parameters @param {Options} [options]
 */
export function runQuietly(program, parameters, options = {}) {
  return run(program, parameters, options, 'pipe');
}

/**
 * Runs a program silently; its output is shown only on failure.
 * @param {string} purpose @param {string} program @param {string[]} parameters @param {Options} [options]
 */
export async function runOrFail(purpose, program, parameters, options = {}) {
  const { code, output } = await runQuietly(program, parameters, options);
  if (code !== 0) throw new SetupFailure(`${purpose} failed (exit code ${code}).\n\n${output.trim()}`);
  return output;
}

/** Stops the running programs after an interruption. */
export function stopRunningPrograms() {
  for (const child of running) {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  }
}

/**
 * @param {string} program @param {string[]} parameters @param {Options} options @param {'pipe' | 'tee'} output
 * @returns {Promise<{ code: number, output: string, processorTime: number }>}
 */
function run(program, parameters, { limitInSeconds, ...options }, output) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    const timer = limitInSeconds ? setTimeout(() => child.kill('SIGKILL'), limitInSeconds * 1000) : undefined;
    let printed = '';
    let processorTime = 0;
    child.on('exit', () => {
      processorTime = processorTimeOfEnded();
    });
    const keep = (/** @type {Buffer} */ chunk) => {
      printed += chunk;
      if (output === 'tee') process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);

    const settle = (/** @type {number | null} */ code) => {
      running.delete(child);
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: printed, processorTime });
    };
    child.on('error', (error) => {
      printed += error.message;
      settle(127);
    });
    child.on('close', settle);
  });
}
