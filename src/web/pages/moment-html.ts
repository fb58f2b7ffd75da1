type Options = {
  /** Prefix of the site's addresses, such as those in the time machine. */
  base: string;
  siteUrl: string;
  /** HTML at the beginning of the page. */
  banner?: string;
  /** Whether uploaded files have the prefix too, below `files`. */
  hasOwnFiles?: boolean;
};

/** Elements that lead out of the moment, run, or cover the page. */
const removed = [
  'script',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'link[rel="manifest"]',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="script"]',
  'meta[property^="og:"]',
  '.consent',
];

/** A complete page whose links and files stay below a prefix. Nothing in it runs or can be sent. */
export function asMomentPage(html: Uint8Array, options: Options): string {
  const { banner = '' } = options;
  const inside = (address: string) => addressWithin(address, options);
  const rewrite = (name: string) => ({
    element: (one: HTMLRewriterTypes.Element) => {
      const value = one.getAttribute(name);
      if (value !== null) one.setAttribute(name, inside(value));
    },
  });
  const sets = {
    element: (one: HTMLRewriterTypes.Element) => {
      const value = one.getAttribute('srcset');
      if (value === null) return;
      const parts = value.split(',').map((part) => {
        const [address = '', ...size] = part.trim().split(' ');
        return [inside(address), ...size].join(' ');
      });
      one.setAttribute('srcset', parts.join(', '));
    },
  };
  const rewriter = new HTMLRewriter()
    .on('a[href], area[href], link[rel="preload"]', rewrite('href'))
    .on('img[src], video[src], source[src], track[src], audio[src], iframe[src]', rewrite('src'))
    .on('video[poster]', rewrite('poster'))
    .on('[srcset]', sets)
    .on('form', {
      element: (form) => {
        if ((form.getAttribute('method') ?? 'get').toLowerCase() === 'get') {
          form.setAttribute('action', inside(form.getAttribute('action') ?? ''));
        } else {
          form.removeAttribute('action');
          form.setAttribute('inert', '');
        }
      },
    })
    .on('head', { element: (head) => void head.append('<meta name="robots" content="noindex">', { html: true }) })
    .on('body', { element: (body) => void body.prepend(banner, { html: true }) });
  for (const selector of removed) rewriter.on(selector, { element: (one) => void one.remove() });
  return rewriter.transform(new TextDecoder().decode(html));
}

function addressWithin(given: string, { base, siteUrl, hasOwnFiles = false }: Options): string {
  const address = given.startsWith(`${siteUrl}/`) ? given.slice(siteUrl.length) : given;
  if (/^\/(?:id|en)(?:[/?#]|$)/.test(address)) return base + address;
  const file = /^\/(?:assets|asset_files)\/([^/?#]+)/.exec(address);
  return hasOwnFiles && file?.[1] ? `${base}/files/${file[1]}` : given;
}
