type Titled = { id: number; defaultLanguage: string; details: readonly { language: string; title: string }[] };

/** What an article is called among staff: in its default language, else in Indonesian, else in any, else by its number. */
export function titleOf({ id, defaultLanguage, details }: Titled): string {
  const titleIn = (language: string) => details.find((detail) => detail.language === language)?.title.trim();
  return (
    titleIn(defaultLanguage) ||
    titleIn('id') ||
    details.map(({ title }) => title.trim()).find(Boolean) ||
    `Article #${id}`
  );
}
