import type { Prediction } from '../../domain/impact/impact.ts';
import { impactWords as t } from '../../i18n/backend/impact.words.ts';
import { Button } from '../../ui/text/button.tsx';
import { DialogContent } from '../ui/dialog.tsx';
import { ImpactList } from './impact-list.tsx';

/** Form field that names what was confirmed. */
export const confirmedField = 'confirmed';

/** Whether all that is asked about was confirmed. */
export function isConfirmed(questions: readonly string[], confirmed: string | null | undefined): boolean {
  const given = confirmed?.split(' ') ?? [];
  return questions.every((one) => given.includes(one));
}

type ConfirmChangeProps = {
  title: string;
  /** What will be done, a sentence each. */
  texts: readonly string[];
  /** Label of the button that does it. */
  verb: string;
  prediction: Prediction;
  /** Address of the form, and its fields as they were sent. */
  action: string;
  sent: readonly (readonly [name: string, value: string])[];
  /** What the button confirms. */
  confirms: readonly string[];
  /** Label of the button that leads back; to the form when left out. */
  back?: string;
};

/** Asks before a form is saved that takes something off public pages; the form can be shown again with all that was typed. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { title, texts, verb, prediction, action, sent, confirms, back } = props;
  const fields = sent.filter(([name]) => name !== confirmedField && name !== 'resolve');
  return (
    <DialogContent title={title}>
      {texts.map((text) => (
        <p className="[overflow-wrap:anywhere]" key={text}>
          {text}
        </p>
      ))}
      <p className="mt-2 text-small text-slate">{t.notSaved}</p>
      <ImpactList prediction={prediction} />
      <form action={action} className="mt-6 flex flex-wrap gap-3" method="post">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes
          <input key={index} name={name} type="hidden" value={value} />
        ))}
        <input name={confirmedField} type="hidden" value={confirms.join(' ')} />
        <Button>{verb}</Button>
        <button className="btn-outline" name="resolve" type="submit" value="edit">
          {back ?? t.back}
        </button>
      </form>
    </DialogContent>
  );
}
