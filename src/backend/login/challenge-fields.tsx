import { loginWords } from '../../i18n/backend/accounts/login.words.ts';
import type { Language } from '../../i18n/site/language.ts';
import type { Challenge } from '../../web/forms/challenges.ts';

/**
 * Lets the next attempt through while many others are made: the script computes its proof while the password is typed
 * again; without script the time that it takes is enough.
 */
export function ChallengeFields({ challenge, language }: { challenge: Challenge; language: Language }) {
  const t = loginWords(language);
  return (
    <>
      <input name="challenge" type="hidden" value={challenge.value} />
      <input data-challenge={challenge.value} name="work" type="hidden" />
      <p
        className="text-small text-slate"
        data-proof-ready={t.proofReady}
        data-proof-running={t.proofRunning}
        role="status"
      >
        {t.waitThenSignIn({ seconds: challenge.seconds })}
      </p>
    </>
  );
}
