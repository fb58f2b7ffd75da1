/** A removed recipient keeps the public halves only. */
export const removedFields = {
  status: 'removed',
  wrappedKey: null,
  passphraseSalt: null,
  sealedSigningKey: null,
  noticeAddress: null,
} as const;
