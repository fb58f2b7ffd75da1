const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The size of a file in a list: "1.50 MB", and below a tenth of a megabyte in kilobytes, such as "12 KB". */
export function attachmentSize(bytes: number, locale: string): string {
  if (bytes < megabyte / 10) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(locale, digits).format(bytes / megabyte)} MB`;
}
