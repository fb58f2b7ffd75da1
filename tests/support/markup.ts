import { HtmlValidate } from 'html-validate';

const markup = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Questions of style that React answers in its own way, and that change nothing in a browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A list of links needs its role again where the browser takes it with the bullets.
    'no-redundant-role': 'off',
  },
});

/** What is wrong with a document by the HTML standard. */
export async function markupMistakes(html: string): Promise<string[]> {
  const { results } = await markup.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}
