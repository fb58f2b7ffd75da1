import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '../ui/frame/panel.tsx';

type PanelFormProps = Omit<ComponentProps<typeof Panel>, 'children'> & {
  to: string;
  button: string;
  isPrimary?: boolean;
  encType?: string;
  children: ReactNode;
};

/** A panel with one form. Some browsers' spell checkers send text to a server. */
export function PanelForm({ to, button, isPrimary = false, encType, children, ...panel }: PanelFormProps) {
  return (
    <Panel {...panel}>
      <form
        action={to}
        autoComplete="off"
        className="grid gap-4"
        encType={encType}
        method="post"
        noValidate
        spellCheck={false}
      >
        {children}
        <div>
          <button className={isPrimary ? 'btn-primary' : 'btn-outline'} type="submit">
            {button}
          </button>
        </div>
      </form>
    </Panel>
  );
}
