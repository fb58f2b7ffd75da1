/**
 * JSON for an attribute. A quotation mark takes six characters there, and JSON is full of them; a backtick takes one. So
 * each stands for the other, which counts on pages that are sent uncompressed (see docs/decisions/0013).
 */
export const propsAttribute = (props: unknown): string => swapQuotes(JSON.stringify(props));

/** The values that `propsAttribute` has written. */
export const readProps = (attribute: string): unknown => JSON.parse(swapQuotes(attribute));

const swapQuotes = (json: string): string => json.replaceAll(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));
