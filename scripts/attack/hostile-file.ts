/** A file that is meant to cost a server more than it costs its sender. */
export type HostileFile = {
  title: string;
  extension: 'docx' | 'doc' | 'pdf' | 'jpg' | 'png' | 'gif' | 'mp4' | 'webm';
  make: () => Uint8Array | Promise<Uint8Array>;
};

export const maxAttachmentInBytes = 10 * 1024 * 1024;

export function asFile({ extension }: Pick<HostileFile, 'extension'>, bytes: Uint8Array): File {
  return new File([Uint8Array.from(bytes)], `file.${extension}`);
}
