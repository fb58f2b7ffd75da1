import { attachmentTypes } from '../../../domain/attachments/attachment-types.ts';
import { baikLimits } from '../../../domain/baik/input.ts';
import { keptFormWords } from '../../../i18n/backend/baik/baik-case.words.ts';
import { endpoints } from '../../../routes.ts';
import { FilesField } from '../../../ui/forms/files-field.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { maxFormInBytes } from '../../../web/forms/form-refusals.ts';
import { readSubmittedForm } from '../../../web/forms/submitted-form.ts';
import { PageHeader } from '../../ui/frame/page-header.tsx';
import { Panel } from '../../ui/frame/panel.tsx';
import { useWords } from '../../ui/frame/staff-language.tsx';

/**
 * A form of a case that came when the reports were locked, such as on another node. What was typed stands in the page that asks for
 * the passphrase, and nowhere else; files have to be chosen again.
 */
export type KeptForm = {
  /** Address that the form was sent to. */
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
  /** Names of the chosen files; undefined when the form takes none. */
  files: readonly string[] | undefined;
};

const maxFileNames = 10;
/** Only forms of cases are sent again. */
const cases = `${endpoints.baik}/cases/`;
const formOfCase = /^\d{1,9}\/[a-z-]{1,20}$/;
const parameters = { action: 'kept-action', files: 'kept-files', field: 'kept.' };

/** Reads a form that cannot be processed now. Undefined when it is not a form of a case, or has no content to lose. */
export async function keptFormOf(request: Request): Promise<KeptForm | undefined> {
  const action = new URL(request.url).pathname;
  if (request.method !== 'POST' || !isFormOfCase(action)) return undefined;
  const files: string[] = [];
  const sent = await readSubmittedForm(request, {
    address: undefined,
    maxBodyInBytes: maxFormInBytes,
    maxFileInBytes: baikLimits.fileInBytes,
    acceptFile: async ({ filename, skip }) => {
      if (filename && files.length < maxFileNames) files.push(filename);
      skip();
    },
  });
  const takesFiles = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  return { action, fields: [...sent], files: takesFiles ? files : undefined };
}

/** The form that came with a passphrase. */
export function keptFormIn(form: URLSearchParams): KeptForm | undefined {
  const action = form.get(parameters.action) ?? '';
  if (!isFormOfCase(action)) return undefined;
  const files = form.has(parameters.files) ? (form.get(parameters.files) ?? '').split('\n').filter(Boolean) : undefined;
  const fields = [...form].flatMap(([name, value]) =>
    name.startsWith(parameters.field) ? [[name.slice(parameters.field.length), value] as const] : [],
  );
  return { action, fields, files };
}

/** Hidden fields that hold the form while the passphrase is entered. */
export function KeptFields({ kept }: { kept: KeptForm | undefined }) {
  if (!kept) return null;
  return (
    <>
      <input name={parameters.action} type="hidden" value={kept.action} />
      {kept.files && <input name={parameters.files} type="hidden" value={kept.files.join('\n')} />}
      {kept.fields.map(([name, value]) => (
        <input key={name} name={parameters.field + name} type="hidden" value={value} />
      ))}
    </>
  );
}

/** Shown above the passphrase, so that the recipient sees that the entered text is not lost. */
export function KeptNotice({ kept }: { kept: KeptForm }) {
  const t = useWords(keptFormWords);
  const written = textsOf(kept);
  return (
    <Panel id="kept-form" text={t.keptText} title={t.kept}>
      {written.map(([name, value]) => (
        <p className="max-w-[44rem] whitespace-pre-wrap [overflow-wrap:anywhere]" key={name}>
          {value}
        </p>
      ))}
      <ChosenFiles names={kept.files} />
    </Panel>
  );
}

/** Shown after unlocking: the recipient reviews the form and sends it. */
export function KeptFormPage({ kept }: { kept: KeptForm }) {
  const t = useWords(keptFormWords);
  const written = textsOf(kept);
  const others = kept.fields.filter((field) => !written.includes(field));
  return (
    <>
      <PageHeader text={t.sendText} title={t.sendTitle} />
      <form
        action={kept.action}
        autoComplete="off"
        className="grid max-w-180 gap-6"
        encType={kept.files ? 'multipart/form-data' : undefined}
        method="post"
      >
        {others.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {written.map(([name, value]) => (
          <TextArea defaultValue={value} id={`kept-${name}`} key={name} label={t.written} name={name} rows={8} />
        ))}
        {kept.files && (
          <FilesField extensions={Object.keys(attachmentTypes)} id="kept-attachments" label={t.files}>
            <ChosenFiles names={kept.files} />
          </FilesField>
        )}
        <div className="flex flex-wrap items-center gap-5">
          <button className="btn-primary" type="submit">
            {t.send}
          </button>
          <a className="line-link text-small" href={kept.action.slice(0, kept.action.lastIndexOf('/'))}>
            {t.dismiss}
          </a>
        </div>
      </form>
    </>
  );
}

/** Files that a browser does not keep in a form that is shown again. */
export function ChosenFiles({ names = [] }: { names: readonly string[] | undefined }) {
  const t = useWords(keptFormWords);
  if (names.length === 0) return null;
  return (
    <p className="mt-3 text-small font-600 [overflow-wrap:anywhere]">{t.chooseAgain({ names: names.join(', ') })}</p>
  );
}

/** Text fields, as opposed to choices and keys. */
function textsOf({ fields }: KeptForm) {
  return fields.filter(([name, value]) => ['text', 'note', 'reason'].includes(name) && value !== '');
}

function isFormOfCase(path: string): boolean {
  return path.startsWith(cases) && formOfCase.test(path.slice(cases.length));
}
