/** Numbers of the values that were marked with `unchanging`. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/**
 * Marks an object that is never changed and is used again in the props of cached markup: the key of the props then names it by
 * a number, which is faster than writing it as JSON. Two marked objects with the same content have different keys.
 */
export function unchanging<Value extends object>(value: Value): Value {
  if (!numbers.has(value)) {
    lastNumber += 1;
    numbers.set(value, lastNumber);
  }
  return value;
}

/** A text that is the same for the same props: each name with its value as JSON, or with the number of an unchanging value. */
export function keyOfProps(props: object): string {
  let key = '';
  for (const [name, value] of Object.entries(props)) {
    const number = typeof value === 'object' && value !== null ? numbers.get(value) : undefined;
    // No JSON begins with a number sign.
    key += ` ${name}=${number === undefined ? JSON.stringify(value) : `#${number}`}`;
  }
  return key;
}
