/** Pixels: sharp enough on a phone, at 4 to 25 KB each. A picture that has only wider variants keeps the narrowest. */
const maxPictureWidthInPixels = 500;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * The same page for a slow line: pictures are offered in small widths only, and videos are not fetched before they are
 * played.
 */
export function lightPage(html: Uint8Array): Uint8Array<ArrayBuffer> {
  const rewriter = new HTMLRewriter()
    .on('source[srcset]', {
      element: (source) => {
        source.setAttribute('srcset', smallCandidates(source.getAttribute('srcset') ?? ''));
      },
    })
    .on('img[srcset]', {
      element: (image) => {
        const candidates = smallCandidates(image.getAttribute('srcset') ?? '');
        image.setAttribute('srcset', candidates);
        // For browsers that read neither `source` nor `srcset`.
        image.setAttribute('src', candidates.split(' ')[0] ?? '');
      },
    })
    .on('video', {
      element: (video) => {
        video.removeAttribute('poster');
        video.setAttribute('preload', 'none');
      },
    });
  return encoder.encode(rewriter.transform(decoder.decode(html)));
}

/** The candidates up to the limit; the narrowest one when all are wider. Our own addresses contain no comma. */
function smallCandidates(srcset: string): string {
  const candidates = srcset.split(', ').map((candidate) => ({ candidate, width: widthOf(candidate) }));
  const small = candidates.filter(({ width }) => width <= maxPictureWidthInPixels);
  const [narrowest] = candidates.toSorted((one, other) => one.width - other.width);
  const kept = small.length > 0 || !narrowest ? small : [narrowest];
  return kept.map(({ candidate }) => candidate).join(', ');
}

/** In pixels; a candidate without width counts as 0. */
function widthOf(candidate: string): number {
  const descriptor = candidate.slice(candidate.lastIndexOf(' ') + 1);
  return descriptor.endsWith('w') ? Number.parseInt(descriptor, 10) : 0;
}

/** Round-trip time in milliseconds from which browsers call a connection "3g" or worse (Network Information API). */
const minSlowRoundTripInMilliseconds = 270;
const slowConnections = new Set(['slow-2g', '2g', '3g']);

/** Request headers that `isSlowLine` reads, for `Vary`. */
export const slowLineHeaders = 'Save-Data, ECT, RTT';

/** Whether the client saves data, or says by client hints that its connection is slow. */
export function isSlowLine(headers: Headers): boolean {
  if (headers.get('save-data')?.toLowerCase() === 'on') return true;
  const connection = headers.get('ect');
  if (connection !== null && slowConnections.has(connection)) return true;
  return Number(headers.get('rtt') ?? 0) >= minSlowRoundTripInMilliseconds;
}
