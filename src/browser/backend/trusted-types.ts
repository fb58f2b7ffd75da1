/** What browsers call before a string becomes HTML on a page with Trusted Types; no script or address of one is allowed. */
type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string, type: string, sink: string) => string | null },
  ) => void;
};

/** Documents created by these run no scripts: the editor and the lists take elements out of them. */
const inertSinks = ['DOMParser parseFromString', 'Document parseHTMLUnsafe'];

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
// Called `default` since htmx cannot be given a policy. HTML is set nowhere else: the browser refuses it.
trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, sink) => (html === '' || inertSinks.includes(sink) ? html : null),
});

export {};
