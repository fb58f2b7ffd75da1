import { frameWords as t } from '../../../i18n/backend/frame.words.ts';
import { Icon } from '../../../ui/media/icon.tsx';

type PasskeyButtonProps = {
  label: string;
  /** Address of the options for the browser. */
  options: string;
  wide?: boolean;
};

/**
 * Asks the browser for a passkey and sends the form that it stands in. Hidden, together with a hidden form around it, where
 * there is no script or the browser knows no passkeys.
 */
export function PasskeyButton({ label, options, wide = false }: PasskeyButtonProps) {
  return (
    <div data-passkey={options} hidden>
      <input name="credential" type="hidden" />
      <button className={wide ? 'btn-outline w-full' : 'btn-outline'} type="button">
        <Icon name="key" />
        {label}
      </button>
      <p className="mt-2 text-small font-600 text-laterite" data-passkey-problem={t.passkeyProblem} role="alert" />
    </div>
  );
}
