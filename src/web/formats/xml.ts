/** Escapes text for XML elements and attributes and removes control characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
