import { expect, test } from 'bun:test';
import { QueueFullError } from '../../src/domain/limits/fair-queue.ts';
import { networkOf } from '../../src/domain/limits/networks.ts';
import { FormPlaces } from '../../src/report-processes/form-places.ts';

/** Written out: `maxRunning` small forms at once, two with files, three of one network. */
const limits = {
  maxRunning: 4,
  maxLarge: 2,
  maxOfOne: 3,
  maxLong: 1,
  longAfterInMilliseconds: 60_000,
  maxWaiting: 200,
  maxWaitInMilliseconds: 60_000,
};

type Sent = { isLarge?: boolean; signal?: AbortSignal };

/** Forms in the order in which they are started; a form ends when its place is given back. */
function forms(queue: FormPlaces) {
  const started: string[] = [];
  const refused: string[] = [];
  const places = new Map<string, () => void>();
  const send = (name: string, address: string, { isLarge = false, signal }: Sent = {}) => {
    const taken = queue.take(networkOf(address), isLarge, signal).then(
      (release) => {
        started.push(name);
        places.set(name, release);
      },
      (error: unknown) => {
        if (!(error instanceof QueueFullError)) throw error;
        refused.push(name);
      },
    );
    void taken;
  };
  const end = async (name: string) => {
    places.get(name)?.();
    await settled();
  };
  return { started, refused, send, end };
}

/** All that is not waiting for a timer has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a network is an IPv4 address or the /48 of an IPv6 address', () => {
  expect(['198.18.7.9', '2001:db8:77:5::1', ''].map(networkOf)).toEqual(['198.18.7.9', '2001:db8:77::/48', '']);
});

test('one network has three places of four, and a form of another one comes next although many wait', async () => {
  const { started, refused, send, end } = forms(new FormPlaces(limits));
  for (let form = 0; form < 150; form += 1) send(`flood ${form}`, '198.51.100.7');
  await settled();
  expect(started).toEqual(['flood 0', 'flood 1', 'flood 2']);
  send('honest 1', '203.0.113.1');
  send('honest 2', '203.0.113.1');
  await settled();
  expect(started.at(-1)).toBe('honest 1');
  await end('flood 0');
  expect(started.at(-1)).toBe('honest 2');
  expect(refused).toEqual([]);
});

test('two forms with files run at once, and hold up no form without', async () => {
  const { started, send, end } = forms(new FormPlaces(limits));
  for (let form = 0; form < 4; form += 1) send(`files ${form}`, `198.18.${form}.7`, { isLarge: true });
  for (let form = 0; form < 5; form += 1) send(`text ${form}`, `198.19.${form}.7`);
  await settled();
  expect(started).toEqual(['files 0', 'files 1', 'text 0', 'text 1', 'text 2', 'text 3']);
  await end('files 0');
  expect(started.at(-1)).toBe('files 2');
});

test('when no more can wait, a flood of one network loses its youngest form to each form from elsewhere', async () => {
  const { started, refused, send, end } = forms(new FormPlaces({ ...limits, maxWaiting: 5 }));
  for (let form = 0; form < 9; form += 1) send(`flood ${form}`, '198.51.100.7');
  await settled();
  // Three run and five wait.
  expect(refused).toEqual(['flood 8']);
  for (const honest of [1, 2]) send(`honest ${honest}`, `203.0.113.${honest}`);
  await settled();
  expect(refused).toEqual(['flood 8', 'flood 7']);
  expect(started.at(-1)).toBe('honest 1');
  await end('flood 0');
  expect(started.at(-1)).toBe('honest 2');
});

test('a network that waits longest for its turn is next', async () => {
  const { started, send, end } = forms(new FormPlaces({ ...limits, maxRunning: 1 }));
  for (const name of ['flood 0', 'flood 1', 'flood 2']) send(name, '198.51.100.7');
  send('neighbour', '198.51.100.8');
  await settled();
  await end('flood 0');
  await end('neighbour');
  expect(started).toEqual(['flood 0', 'neighbour', 'flood 1']);
});

test('forms that take long make room for others, up to a number', async () => {
  const queue = new FormPlaces({ ...limits, maxRunning: 1, longAfterInMilliseconds: 0 });
  const first = await queue.take('198.18.1.7', false);
  const second = await queue.take('198.18.2.7', false);
  const { started, send } = forms(queue);
  send('third', '198.18.3.7');
  await settled();
  expect(started).toEqual([]);
  first();
  // The second one becomes a long one as well.
  while (started.length === 0) await settled();
  expect(started).toEqual(['third']);
  second();
});

test('a form whose sender has left, or that has waited for too long, gives its place in the queue back', async () => {
  const { started, refused, send, end } = forms(new FormPlaces({ ...limits, maxRunning: 1 }));
  const leaving = new AbortController();
  send('running', '198.18.1.7');
  send('left', '198.18.2.7', { signal: leaving.signal });
  send('stays', '198.18.3.7');
  await settled();
  leaving.abort();
  await end('running');
  expect([started, refused]).toEqual([['running', 'stays'], ['left']]);
  const impatient = new FormPlaces({ ...limits, maxRunning: 1, maxWaitInMilliseconds: 0 });
  await impatient.take('198.18.1.7', false);
  expect(impatient.take('198.18.2.7', false)).rejects.toThrow('waited for too long');
});
