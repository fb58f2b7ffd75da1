/** The items of the part that AUDITED_PART names, such as `2/4`; all without it. */
export function auditPart<Item>(items: readonly Item[]): Item[] {
  const [part = 1, parts = 1] = (process.env.AUDITED_PART ?? '1/1').split('/').map(Number);
  return items.filter((_, index) => index % parts === part - 1);
}
