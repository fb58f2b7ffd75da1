// Prints score and grade of a site on two ports of localhost: what the scanner's own `scan` does, which knows no ports.
const [scanner, http, https] = process.argv.slice(2);
const { retrieve } = await import(`${scanner}/src/retriever/retriever.js`);
const { getGradeForScore, getScoreModifier } = await import(`${scanner}/src/grader/grader.js`);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${scanner}/src/grader/charts.js`);
const { ALL_TESTS } = await import(`${scanner}/src/constants.js`);

/** @typedef {{ result: string }} Outcome */

const retrieved = await retrieve('localhost', { httpPort: http, httpsPort: https, path: '/en' });
/** @type {string[]} */
const results = ALL_TESTS.map((/** @type {(given: unknown) => Outcome} */ test) => test(retrieved).result);
/** @type {number[]} */
const modifiers = results.map((result) => getScoreModifier(result));
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 100);
const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved;
const entries = results.map((result, index) => /** @type {const} */ ([result, modifiers[index] ?? 0]));
const lost = Object.fromEntries(entries.filter(([, modifier]) => modifier < 0));
process.stdout.write(JSON.stringify({ ...getGradeForScore(score), lost }));
process.exit(0);
