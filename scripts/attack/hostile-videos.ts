import type { HostileFile } from './hostile-file.ts';

const megabyte = 1024 * 1024;
const movieHead = Buffer.from('00000018667479706d70343200000000', 'hex');

function box(type: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const file = (...boxes: Uint8Array[]) =>
  Buffer.concat([movieHead, Buffer.from('6d703432' + '69736f6d', 'hex'), ...boxes]);
const empty = (type: string) => box(type, new Uint8Array());
/** The head of a WebM with its type, then a segment that goes on to the end of the file. */
const webmHead = Buffer.from('1a45dfa3874282847765626d', 'hex');

/** Films that consist of their index. */
export const hostileVideos: HostileFile[] = [
  {
    title: 'MP4: two million boxes',
    extension: 'mp4',
    make: () => file(empty('moov'), Buffer.alloc(16 * megabyte, empty('free')), empty('mdat')),
  },
  {
    title: 'MP4: three million boxes to be blanked in its index',
    extension: 'mp4',
    make: () => file(box('moov', Buffer.alloc(24 * megabyte, empty('udta'))), empty('mdat')),
  },
  {
    title: 'MP4: a box with a 64-bit size of zero',
    extension: 'mp4',
    make: () => file(Buffer.from('000000016d6f6f760000000000000000', 'hex')),
  },
  {
    title: 'WebM: eight million elements',
    extension: 'webm',
    make: () =>
      Buffer.concat([
        webmHead,
        Buffer.from('1853806701ffffffffffffff', 'hex'),
        Buffer.alloc(16 * megabyte, Buffer.from('ec80', 'hex')),
      ]),
  },
];
