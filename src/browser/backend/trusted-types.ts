/** What browsers call before a string becomes HTML on a page with Trusted Types; no script or address of one is allowed. */
type Policies = {
  createPolicy: (name: string, rules: { createHTML: (html: string, type: string, sink: string) => string }) => void;
};

/** Documents created by these run no scripts: the editor and the lists take elements out of them. */
const inertSinks = ['DOMParser parseFromString', 'Document parseHTMLUnsafe'];

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
trustedTypes?.createPolicy('default', {
  // The editor sets `innerHTML` for pasted lists of Word and for its preview.
  createHTML: (html, _type, sink) => (html === '' || inertSinks.includes(sink) ? html : withoutScripts(html)),
});

const active = 'script, iframe, frame, object, embed, applet, base, link, meta, style, svg, math, template, form';
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc'];

/** Removes everything that could run a script or load another document. */
function withoutScripts(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(active)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isAddress = addresses.includes(name) && !/^(?:https?:|mailto:|tel:|blob:|[/#?])/i.test(value.trim());
      if (name.startsWith('on') || isAddress) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

export {};
