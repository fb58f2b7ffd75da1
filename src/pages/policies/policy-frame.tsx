import { policyWords } from '../../i18n/public/policies.ts';
import type { Language } from '../../i18n/site/language.ts';
import { overlayWords } from '../../i18n/site/overlay.ts';
import { Icon } from '../../ui/media/icon.tsx';

type PolicyFrameProps = { language: Language; name: string; title: string; lead: string; updated: string };

/** What the policy is shown in on other pages: their script fetches this one, and puts contents and text into it. */
export function PolicyFrame({ language, name, title, lead, updated }: PolicyFrameProps) {
  return (
    <template id="policy-frame">
      {/* The script puts the name before all ids of what it takes. */}
      <dialog aria-labelledby={`${name}-policy-title`} className="policy" data-policy-frame={name}>
        <form className="policy-head" method="dialog">
          <h2 className="t-item" id="policy-title">
            {title}
          </h2>
          <button aria-label={overlayWords(language).close} className="icon-button" type="submit">
            <Icon name="x" />
          </button>
        </form>
        <nav aria-label={policyWords(language).contents} className="policy-contents" />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in the reach of the keyboard. */}
        <section aria-labelledby={`${name}-policy-title`} className="policy-text" tabIndex={0}>
          <p className="t-lead">{lead}</p>
          <p className="mt-4 mb-10 text-small text-slate">{updated}</p>
        </section>
      </dialog>
    </template>
  );
}
