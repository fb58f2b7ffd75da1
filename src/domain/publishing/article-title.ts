type Titled = { id: number; defaultLanguage: string; details: readonly { language: string; title: string }[] };

/** Display title for staff: in the default language, else Indonesian, else any language, else `Article #<id>`. */
export function titleOf({ id, defaultLanguage, details }: Titled): string {
  const titleIn = (language: string) => details.find((detail) => detail.language === language)?.title.trim();
  return (
    titleIn(defaultLanguage) ||
    titleIn('id') ||
    details.map(({ title }) => title.trim()).find(Boolean) ||
    `Article #${id}`
  );
}
