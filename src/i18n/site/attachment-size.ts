const megabyte = 1024 * 1024;

/** The size of a file in a list in megabytes: "1.50 MB", and at least "0.01 MB". */
export function attachmentSize(bytes: number, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(locale, digits).format(Math.max(0.01, bytes / megabyte))} MB`;
}
