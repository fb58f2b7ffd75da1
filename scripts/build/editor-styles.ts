import type { Outputs } from './outputs.ts';
import { withTokens } from './styles.ts';

export const editorStyleSources = [
  'src/backend/articles/editor/editor.css',
  'src/backend/articles/comments/comments.css',
];

/** Style sheet of the rich-text editor with our overrides, for the one screen that has an editor. */
export async function buildEditorStyles({ emit }: Outputs): Promise<string> {
  const css = withTokens((await Promise.all(editorStyleSources.map((path) => Bun.file(path).text()))).join('\n'));
  const entry = `${process.cwd()}/src/backend/articles/editor/all.css`;
  const result = await Bun.build({ entrypoints: [entry], files: { [entry]: css }, minify: true });
  const [output] = result.outputs;
  if (!output) throw new Error('Failed to build the style sheet of the editor');
  return emit('editor.css', new Uint8Array(await output.arrayBuffer()));
}
