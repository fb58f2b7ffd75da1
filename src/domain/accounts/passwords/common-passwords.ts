let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * Some 49,000 common passwords in lower case. Loaded at the first use, because unpacking the list takes about 0.1 s of
 * processor time and a server rarely needs it.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase())),
  );
  return loaded;
}
