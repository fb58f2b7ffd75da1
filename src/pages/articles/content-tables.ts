/**
 * Sanitised content whose tables scroll sideways on their own where they are wider than the text. `label` names the part
 * that is scrolled, also for the keyboard.
 */
export function withScrollableTables(content: string, label: string): string {
  return content
    .replace(
      /<table\b[^<>]*>/g,
      (table) => `<div aria-label="${label}" class="table-scroll" role="group" tabindex="0">${table}`,
    )
    .replaceAll('</table>', '</table></div>');
}
