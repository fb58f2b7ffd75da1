/** Text as XML holds it, in elements and attributes; without the control characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
