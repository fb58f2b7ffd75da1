/** Content-Disposition that saves a file under this name (RFC 6266); untrusted names are encoded. */
export function attachmentDisposition(filename: string): string {
  const plain = filename.replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
