/** Written by the server in front of the script of the service worker. */
export type WorkerSettings = {
  /** Changes with every build, so that browsers install the new worker. */
  version: string;
  contacts: readonly OfflineContact[];
  /** Notice above a copy, by language code; `{date}` is the date of the copy. */
  notices: Readonly<Record<string, OfflineNotice>>;
  /** Parts of paths, in lower case, that are never intercepted. */
  excluded: readonly string[];
};

/** `address` is stored as the copy of `page`, whose form has a token. */
type OfflineContact = { page: string; address: string };

export type OfflineNotice = { locale: string; html: string };
