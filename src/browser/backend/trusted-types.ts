/** What browsers call before a string becomes HTML on a page with Trusted Types; no script or address of one is allowed. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string, type: string, sink?: string) => string | null },
  ) => void;
};

/** Documents created by these run no scripts: the lists take elements out of them. */
const inertSinks = ['DOMParser parseFromString', 'Document parseHTMLUnsafe'];

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
// Called `default` since htmx cannot be given a policy. HTML is set nowhere else: the browser refuses it. Nor does code get a string
// made trusted by asking for it: the clipboard of ProseMirror then makes a policy of its own, which nothing else can reach.
trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, sink) => {
    if (sink === undefined) throw new TypeError('This policy is for the browser alone.');
    return html === '' || inertSinks.includes(sink) ? html : null;
  },
});

export {};
