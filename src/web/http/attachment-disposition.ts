/** Tells a browser to save a file under this name and never to show it (RFC 6266; the name of a stranger is no header). */
export function attachmentDisposition(filename: string): string {
  const plain = filename.replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
