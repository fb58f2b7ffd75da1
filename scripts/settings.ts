// Writes .env.example and docs/settings.md from the settings in src/settings: `bun run settings`.
import { writeFileSync } from 'node:fs';
import { sections } from '../src/settings/entries.ts';

export function settingsFiles(): Record<string, string> {
  return { '.env.example': envExample(), 'docs/settings.md': documentation() };
}

if (import.meta.main) for (const [path, content] of Object.entries(settingsFiles())) writeFileSync(path, content);

function envExample(): string {
  const intro =
    comment(`Settings of the site. Copy to .env and uncomment what differs; every value is the default. What the
    environment itself sets wins over this file, and an unknown name prevents the start. Written by \`bun run settings\`.`);
  const parts = sections.map(({ title, text, settings }) => [
    `# ── ${title}`,
    ...(text ? [...comment(text), ''] : []),
    ...Object.values(settings).flatMap((setting) => [
      ...comment(setting.text),
      `# ${setting.name}=${setting.default ?? ''}`,
    ]),
  ]);
  return `${[intro, ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function documentation(): string {
  const intro = `All settings are environment variables, or lines of \`.env\` in the working directory, which the executable does not
read. None is needed to try the site. An empty value counts as not set.

An invalid value prevents the start, and so does an unknown name: any in \`.env\`; in the environment, one that begins as several
settings do (\`S3_\`, \`BACKUP_\`), or differs from one by a typing error (\`DATABSE_URL\`). All errors are listed, unknown names with
the nearest setting.

Written by \`bun run settings\` from \`src/settings/entries.ts\` and \`src/settings/services.ts\`.`;
  const parts = sections.flatMap(({ title, text, settings }) => [
    `## ${title}`,
    ...(text ? [markdown(text)] : []),
    ['| variable | default | meaning |', '| --- | --- | --- |', ...Object.values(settings).map(row)].join('\n'),
  ]);
  return `${['# Settings', intro, ...parts].join('\n\n')}\n`;
}

function row({ name, default: usual, text }: (typeof sections)[number]['settings'][string]): string {
  return `| \`${name}\` | ${usual ? `\`${usual}\`` : ''} | ${markdown(text)} |`;
}

/** Lines of at most 120 characters. */
function comment(text = ''): string[] {
  return (oneLine(text).match(/\S.{0,116}\S(?= |$)/g) ?? []).map((line) => `# ${line}`);
}

/** One line with links to the documents that it names. */
function markdown(text: string): string {
  return oneLine(text)
    .replaceAll(/[*<>|]/g, '\\$&')
    .replaceAll(/\bdocs\/([\w/-]+\.md(?:#[\w-]+)?)/g, '[how]($1)');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
