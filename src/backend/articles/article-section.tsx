import type { ChoosableFile } from '../../domain/assets/queries.ts';
import { commonFields } from '../../fields/articles.ts';
import { entriesOf } from '../../fields/derive.ts';
import { articleFormWords } from '../../i18n/backend/articles/article-form.words.ts';
import { Panel } from '../ui/frame/panel.tsx';
import { ArticleField } from './article-field.tsx';

const wide = entriesOf(commonFields).filter(([, { control }]) => control.kind === 'picture');
const narrow = entriesOf(commonFields).filter(([, { control }]) => control.kind !== 'picture');

type ArticleSectionProps = { pictures: readonly ChoosableFile[] };

/** Fields shared by all languages, below the texts; full-width fields come last. */
export function ArticleSection({ pictures }: ArticleSectionProps) {
  return (
    <Panel id="settings" title={articleFormWords.settings}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {narrow.map(([key, field]) => (
          <ArticleField field={field} files={pictures} key={key} />
        ))}
        {wide.map(([key, field]) => (
          <ArticleField field={field} files={pictures} key={key} />
        ))}
      </div>
    </Panel>
  );
}
