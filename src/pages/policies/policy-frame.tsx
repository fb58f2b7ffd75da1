import { policyWords } from '../../i18n/public/policies.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import { overlayWords } from '../../i18n/site/overlay.words.ts';
import { Icon } from '../../ui/media/icon.tsx';

type PolicyFrameProps = { language: Language; name: string; title: string; lead: string; updated: string };

/** Template for showing a policy in a dialog: the script fetches the policy's page and inserts its content here. */
export function PolicyFrame({ language, name, title, lead, updated }: PolicyFrameProps) {
  return (
    <template id="policy-frame">
      {/* The script prefixes all ids inside with the name of the policy. */}
      <dialog aria-labelledby={`${name}-policy-title`} className="policy" data-policy-frame={name}>
        <form className="policy-head" method="dialog">
          <h2 className="t-item" id="policy-title">
            {title}
          </h2>
          <button aria-label={overlayWords(language).close} className="icon-button" type="submit">
            <Icon name="x" />
          </button>
        </form>
        <nav aria-label={`${policyWords(language).contents}: ${title}`} className="policy-contents" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section aria-labelledby={`${name}-policy-title`} className="policy-text" tabIndex={0}>
          <p className="t-lead">{lead}</p>
          <p className="mt-4 mb-10 text-small text-slate">{updated}</p>
        </section>
      </dialog>
    </template>
  );
}
