import { expect, test } from 'bun:test';
import { LineLimit, type LogFields } from '../../../src/web/log/log.ts';

function limited() {
  const lines: LogFields[] = [];
  const limit = new LineLimit((level, event, fields) => lines.push({ level, event, ...fields }));
  return { lines, limit };
}

test('of equal lines ten a minute are written, then one with the number of the others', () => {
  const { lines, limit } = limited();
  const line = { level: 'error', event: 'uncaught_exception', message: 'connect ECONNREFUSED' };
  for (let time = 1; time <= 322; time += 1) limit.add('error', 'uncaught_exception', { message: line.message });
  expect(lines).toEqual(Array(10).fill(line));
  limit.endMinute();
  expect(lines.slice(10)).toEqual([{ ...line, repeated: 312 }]);
  limit.add('error', 'uncaught_exception', { message: line.message });
  expect(lines.slice(11)).toEqual([line]);
});

test('lines that differ in the id of their request only are equal, and keep it', () => {
  const { lines, limit } = limited();
  for (let time = 1; time <= 12; time += 1) {
    limit.add('warn', 'database_unavailable', { requestId: `id-${time}`, method: time % 2 ? 'GET' : 'POST' });
  }
  limit.endMinute();
  expect(lines.map(({ requestId }) => requestId)).toEqual([
    ...['id-1', 'id-2', 'id-3', 'id-4', 'id-5', 'id-6', 'id-7', 'id-8', 'id-9', 'id-10', undefined],
  ]);
  expect(lines.at(-1)).toEqual({ level: 'warn', event: 'database_unavailable', repeated: 2 });
});

test('an event whose lines all differ is limited too', () => {
  const { lines, limit } = limited();
  for (let time = 1; time <= 5000; time += 1) limit.add('warn', 'not_found', { path: `/${time}` });
  limit.endMinute();
  expect(lines).toHaveLength(41);
  expect(lines.at(-1)).toEqual({ level: 'warn', event: 'not_found', repeated: 4960 });
});

test('a minute with few lines ends without a word', () => {
  const { lines, limit } = limited();
  for (let time = 1; time <= 10; time += 1) limit.add('info', 'contact_message', {});
  limit.endMinute();
  expect(lines).toHaveLength(10);
});
