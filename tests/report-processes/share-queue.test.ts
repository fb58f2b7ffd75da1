import { expect, test } from 'bun:test';
import { ShareQueue, sharesOf } from '../../src/report-processes/share-queue.ts';
import { QueueFullError } from '../../src/workers/supervision/fair-queue.ts';

const limits = {
  maxRunning: 4,
  maxRunningOfOne: 3,
  maxSlow: 4,
  slowAfterInMilliseconds: 60_000,
  maxWaiting: 200,
  maxWaitInMilliseconds: 60_000,
};

/** Forms in the order in which they are started; a form ends when its place is given back. */
function forms(queue: ShareQueue) {
  const started: string[] = [];
  const refused: string[] = [];
  const places = new Map<string, () => void>();
  const send = (name: string, address: string, signal?: AbortSignal) => {
    const taken = queue.take(sharesOf(address), signal).then(
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

test('networks are the address, its /24 and its /16, or the /64, the /48 and the /32', () => {
  expect(sharesOf('198.18.7.9')).toEqual(['198.18/16', '198.18.7/24', '198.18.7.9']);
  expect(sharesOf('2001:db8:77:5::1')).toEqual(['2001:db8::/32', '2001:db8:77::/48', '2001:db8:77:5::/64']);
  expect(sharesOf('')).toEqual(['', '', '']);
});

test('one network has three places of four, and a form of another one comes next although many wait', async () => {
  const { started, refused, send, end } = forms(new ShareQueue(limits));
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

test('a flood from 256 neighbouring networks that fills the queue loses a place to each form from elsewhere', async () => {
  const { started, refused, send, end } = forms(new ShareQueue(limits));
  for (let form = 0; form < 256; form += 1) send(`flood ${form}`, `198.18.${form}.7`);
  await settled();
  // Four run and 200 wait.
  expect(refused).toHaveLength(52);
  send('honest', '203.0.113.1');
  await settled();
  expect(refused).toHaveLength(53);
  expect(refused).not.toContain('honest');
  await end('flood 0');
  expect(started.at(-1)).toBe('honest');
});

test('neighbours of a flood get their turns after each other, and the flood gives way within its own network', async () => {
  const { started, refused, send, end } = forms(new ShareQueue({ ...limits, maxRunning: 1, maxWaiting: 3 }));
  send('running', '198.51.100.7');
  await settled();
  send('flood 1', '198.51.100.7');
  send('flood 2', '198.51.100.7');
  send('flood 3', '198.51.100.7');
  send('neighbour', '198.51.100.8');
  send('flood 4', '198.51.100.7');
  await settled();
  expect(refused).toEqual(['flood 3', 'flood 4']);
  await end('running');
  expect(started).toEqual(['running', 'neighbour']);
  await end('neighbour');
  expect(started.at(-1)).toBe('flood 1');
});

test('forms that take long make room for others, up to a number', async () => {
  const queue = new ShareQueue({ ...limits, maxRunning: 1, maxSlow: 1, slowAfterInMilliseconds: 0 });
  const first = await queue.take(sharesOf('198.18.1.7'));
  const second = await queue.take(sharesOf('198.18.2.7'));
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
  const { started, refused, send, end } = forms(new ShareQueue({ ...limits, maxRunning: 1 }));
  const leaving = new AbortController();
  send('running', '198.18.1.7');
  send('left', '198.18.2.7', leaving.signal);
  send('stays', '198.18.3.7');
  await settled();
  leaving.abort();
  await end('running');
  expect([started, refused]).toEqual([['running', 'stays'], ['left']]);
  const impatient = new ShareQueue({ ...limits, maxRunning: 1, maxWaitInMilliseconds: 0 });
  await impatient.take(sharesOf('198.18.1.7'));
  expect(impatient.take(sharesOf('198.18.2.7'))).rejects.toThrow('waited for too long');
});
