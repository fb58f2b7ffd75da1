import { baikMailboxWords } from '../../../i18n/public/baik-mailbox.ts';
import type { Language } from '../../../i18n/site/language.ts';
import { href, routes } from '../../../routes.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Button, MoreLink } from '../../../ui/text/button.tsx';
import { Heading } from '../../../ui/text/heading.tsx';

const id = 'baik-receipt';

/** Form for the receipt. A rejected receipt is not shown again, because it may be nearly correct. */
export function ReceiptForm({ language, problem }: { language: Language; problem: string | undefined }) {
  const t = baikMailboxWords(language);
  return (
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Heading className="mb-8">{t.doorTitle}</Heading>
        <form
          action={href(routes.baik.mailbox, language)}
          autoComplete="off"
          className="grid max-w-[34rem] gap-6"
          encType="multipart/form-data"
          method="post"
          noValidate
        >
          {problem && <ErrorSummary autoFocus errors={[{ target: id, text: problem }]} title={t.summaryTitle} />}
          <TextField
            aria-required
            autoCapitalize="off"
            autoComplete="off"
            error={problem}
            hint={t.codeHint}
            id={id}
            inputMode="numeric"
            label={t.code}
            look="text-item tracking-[0.06em]"
            name="receipt"
            spellCheck={false}
          />
          <div>
            <Button icon="key">{t.open}</Button>
          </div>
        </form>
      </div>
      <div className="border-t-2 border-ember pt-6 lg:col-span-4 lg:col-start-9 lg:self-start">
        <p className="text-small text-slate">{t.codeLost}</p>
        <MoreLink href={href(routes.baik.index, language)}>{t.newReport}</MoreLink>
      </div>
    </div>
  );
}
