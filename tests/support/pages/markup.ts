import { HtmlValidate } from 'html-validate';

const markup = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The forms for passkeys are hidden without script, and their button asks the browser first.
    'wcag/h32': 'off',
    // Style rules that React's output violates without an effect in browsers.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Check boxes of one group share their name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML permits.
    'valid-id': ['error', { relaxed: true }],
    // A combobox with links as options cannot be a select.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Safari removes the list role together with the bullets, so it is set explicitly.
    'no-redundant-role': 'off',
  },
});

/** Violations of the HTML standard in a document. */
export async function markupMistakes(html: string): Promise<string[]> {
  const { results } = await markup.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
}
