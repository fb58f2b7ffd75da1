import type { ReactNode } from 'react';
import type { Prediction } from '../../domain/impact/impact.ts';
import { bulkWords } from '../../i18n/backend/bulk.words.ts';
import { ImpactList } from '../impact/impact-list.tsx';
import { DialogContent, SubmitOrCancel } from '../ui/dialog.tsx';
import { useWords } from '../ui/frame/staff-language.tsx';
import { itemValue } from './bulk-form.ts';

type ConfirmPageProps = {
  title: string;
  text: string;
  /** Address that receives the confirmation. */
  action: string;
  /** Value of the action field. */
  value: string;
  verb: string;
  back: string;
  items: readonly { id: number; version: number; name: string }[];
  prediction: Prediction | undefined;
  /** About items that will be left out. */
  children?: ReactNode;
};

/** Confirmation before several items are changed, with what that changes on the public site. */
export function BulkConfirmPage(props: ConfirmPageProps) {
  const { title, text, action, value, verb, back, items, prediction, children } = props;
  const { rule } = useWords(bulkWords);
  return (
    <DialogContent title={title}>
      <p>{text}</p>
      <ul className="mt-4 grid gap-1 text-small">
        {items.map(({ id, name }) => (
          <li className="hex-bullet flex items-baseline gap-2.5 [overflow-wrap:anywhere]" key={id}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {children}
      {prediction && <ImpactList prediction={prediction} />}
      <p className="mt-4 text-small text-slate">{rule}</p>
      <form action={action} className="mt-6 flex flex-wrap gap-3" method="post">
        <input name="action" type="hidden" value={value} />
        <input name="confirmed" type="hidden" value="1" />
        {items.map((item) => (
          <input key={item.id} name="item" type="hidden" value={itemValue(item)} />
        ))}
        <SubmitOrCancel back={back} submit={verb} />
      </form>
    </DialogContent>
  );
}
