import { expect, test } from 'bun:test';
import { Intake, intakeLimits } from '../../src/report-processes/intake.ts';

const megabyte = 1024 * 1024;

/** A process that runs forms until the test ends them. */
function fake(name: string) {
  const starting = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  return {
    name,
    ready: starting.promise,
    exited: ending.promise,
    hasEnded: false,
    isBusy: false,
    memoryInBytes: 90 * megabyte,
    start: () => starting.resolve(),
    end() {
      this.hasEnded = true;
      ending.resolve();
    },
  };
}
type Fake = ReturnType<typeof fake>;

function intakeOf(limits: Partial<typeof intakeLimits> = {}, isReady = true) {
  const started: Fake[] = [];
  const intake = new Intake<Fake>(
    () => {
      const process = fake(`process ${started.length + 1}`);
      started.push(process);
      if (isReady) process.start();
      return process;
    },
    { ...intakeLimits, ...limits },
  );
  intake.begin();
  /** A form that is answered at once. */
  const answer = () => {
    const process = intake.take();
    intake.release(process);
    return process.name;
  };
  return { intake, started, answer };
}

/** All that is not waiting for a timer has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const ended = (started: readonly Fake[]) => started.filter(({ hasEnded }) => hasEnded).map(({ name }) => name);

test('the limits are those of the documents', () => {
  expect(intakeLimits).toEqual({
    maxForms: 50,
    maxIdleInMilliseconds: 60_000,
    maxMemoryForFormsInBytes: 300 * megabyte,
    maxMemoryInBytes: 640 * megabyte,
  });
});

test('after fifty forms the next process takes over, which was started before, and the first one ends', async () => {
  const { started, answer } = intakeOf();
  const names: string[] = [];
  for (let form = 0; form < 52; form += 1) {
    names.push(answer());
    await settled();
    if (form === 38) expect(started).toHaveLength(1);
    if (form === 39) expect(started).toHaveLength(2);
  }
  expect(names.indexOf('process 2')).toBe(50);
  expect(ended(started)).toEqual(['process 1']);
});

test('a process goes on until the next one is ready', async () => {
  const { started, answer } = intakeOf({ maxForms: 2 }, false);
  expect([answer(), answer(), answer()]).toEqual(['process 1', 'process 1', 'process 1']);
  started[1]?.start();
  await settled();
  expect(answer()).toBe('process 2');
});

test('a process that has forms is ended when they are answered', async () => {
  const { intake, started, answer } = intakeOf({ maxForms: 1 });
  const first = intake.take();
  first.isBusy = true;
  await settled();
  expect(answer()).toBe('process 2');
  expect(ended(started)).toEqual([]);
  first.isBusy = false;
  intake.release(first);
  expect(ended(started)).toEqual(['process 1']);
});

test('a process that has had forms is replaced when none comes for a minute; an unused one stays', async () => {
  const { started, answer } = intakeOf({ maxIdleInMilliseconds: 0 });
  await settled();
  expect(started).toHaveLength(1);
  answer();
  while (started.length < 2 || ended(started).length === 0) await settled();
  expect([started.length, ended(started)]).toEqual([2, ['process 1']]);
});

test('above 300 MB a process takes no form, and above 640 MB it is ended', async () => {
  const { intake, started, answer } = intakeOf({}, false);
  const first = intake.take();
  first.isBusy = true;
  first.memoryInBytes = 301 * megabyte;
  expect(answer()).toBe('process 2');
  expect(ended(started)).toEqual([]);
  first.memoryInBytes = 641 * megabyte;
  await first.exited;
  expect(ended(started)).toEqual(['process 1']);
});

test('a process that ends by itself is followed by one that is ready for the next form; one that ends as it starts is not', async () => {
  const { started, answer } = intakeOf();
  await settled();
  started[0]?.end();
  await settled();
  expect(started).toHaveLength(2);
  expect(answer()).toBe('process 2');
  const broken = intakeOf({}, false);
  broken.started[0]?.end();
  await settled();
  expect(broken.started).toHaveLength(1);
});
