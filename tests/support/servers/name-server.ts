import { createSocket } from 'node:dgram';

const types = { A: 1, MX: 15, TXT: 16 } as const;

/** Values by type and name, such as `{ A: { 'www.example.test': ['127.0.0.1'] } }`. */
export type Records = Partial<Record<keyof typeof types, Readonly<Record<string, readonly string[]>>>>;

/** A name server (RFC 1035) on a local port that knows these records only; all other names do not exist. */
export async function startNameServer(records: Records) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, records), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function answer(query: Buffer, records: Records): Buffer {
  const { name, end } = readName(query);
  const asked = query.readUInt16BE(end);
  const [kind] = Object.entries(types).find(([, number]) => number === asked) ?? [];
  const values = kind === undefined ? [] : (records[kind as keyof typeof types]?.[name] ?? []);
  const isKnown = Object.values(records).some((byName) => name in byName);
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  // An answer with authority; 3: there is no such name.
  header.writeUInt16BE(isKnown ? 0x8580 : 0x8583, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  const question = query.subarray(12, end + 4);
  return Buffer.concat([header, question, ...values.map((value) => record(asked, value))]);
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function record(type: number, value: string): Buffer {
  const data = dataOf(type, value);
  const fixed = Buffer.alloc(12);
  // The name of the question.
  fixed.writeUInt16BE(0xc00c, 0);
  fixed.writeUInt16BE(type, 2);
  fixed.writeUInt16BE(1, 4);
  fixed.writeUInt32BE(60, 6);
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}

function dataOf(type: number, value: string): Buffer {
  if (type === types.A) return Buffer.from(value.split('.').map(Number));
  const text = Buffer.from(value);
  if (type === types.TXT) return Buffer.concat([Buffer.from([text.length]), text]);
  const labels = value.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([Buffer.from([0, 10]), ...labels, Buffer.from([0])]);
}
