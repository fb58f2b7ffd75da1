/** Whether search engines may show the page at this URL. */
export async function isIndexable(url: string): Promise<boolean> {
  const html = await (await fetch(url)).text();
  return !/<meta content="noindex"/.test(html);
}
