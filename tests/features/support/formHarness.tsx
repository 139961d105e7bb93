import { nothingLeftOut } from '../../../src/domain/declaration/versioned.ts'
import { stageOf } from '../../../src/domain/declaration/status.ts'
import { eInvoice } from '../../../src/domain/declaration/forms/eInvoice.ts'
import * as v from 'valibot'
import { newRecordId } from '../../../src/records/form/newRecordId.ts'
import { useActorRef } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type { CertificateRecord } from '../../../src/domain/certificate.ts'
import { toValues } from '../../../src/domain/declaration/content.ts'
import { copyOf, newDeclaration } from '../../../src/domain/declaration/defaults.ts'
import type { DeclarationValues } from '../../../src/domain/declaration/values.ts'
import { declarationSchema } from '../../../src/domain/declaration/schemas.ts'
import type { ServerFailure } from '../../../src/domain/failure.ts'
import { succeed, type Result } from '../../../src/domain/result.ts'
import { declarationValues } from '../../../src/features/declarations/kind/vaults.ts'
import { takeCertificates } from '../../../src/features/declarations/form/certificateRows.ts'
import { DeclarationFormDialog } from '../../../src/features/declarations/form/DeclarationFormDialog.tsx'
import { useDeclarationFields } from '../../../src/features/declarations/form/fields.ts'
import { formActions } from '../../../src/features/declarations/form/formActions.ts'
import type { DeclarationLists } from '../../../src/features/declarations/form/formLists.ts'
import { isAsOpened } from '../../../src/features/declarations/form/unsavedChanges.ts'
import { useFormRules, type FormFacts } from '../../../src/features/declarations/form/formRules.ts'
import { SavedDraftNotice } from '../../../src/documents/form/SavedDraftNotice.tsx'
import { missingRights, type DocumentRights } from '../../../src/documents/missingRights.ts'
import { FiledDeclarations } from '../../../src/features/declarations/kind/FiledDeclarations.tsx'
import { shownDeclarations } from '../../../src/features/declarations/kind/shown.ts'
import { documentForm } from '../../../src/machines/documentForm/documentForm.ts'
import { documentSubmit } from '../../../src/machines/documentSubmit/documentSubmit.ts'
import type { SaveInput } from '../../../src/machines/documentForm/setup.ts'
import type {
  DraftRead,
  GenerateInput,
  SigningOption,
  XmlGenerated,
} from '../../../src/machines/documentSubmit/setup.ts'
import type { Saved } from '../../../src/machines/saving.ts'
import { Dialog } from '../../../src/ui/overlay/Dialog.tsx'
import { codeLists, company, detailOf, nationalities } from './samples.ts'
import { kinds } from '../../../src/machines/kinds.ts'

const today = '2026-11-02'

export const formLists: DeclarationLists = {
  types: codeLists['declaration-type'] ?? [],
  names: codeLists['declaration-name'] ?? [],
  versions: codeLists['xml-version'] ?? [],
  formNumbers: codeLists['declaration-form-number'] ?? [],
  formTypes: codeLists['certificate-form-type'] ?? [],
  nationalities,
}

export const freshValues: DeclarationValues = newDeclaration(eInvoice, {
  company,
  types: formLists.types,
  names: formLists.names,
  versions: formLists.versions,
  today,
})
/** A new form that passes every rule. */
export const completeValues: DeclarationValues = copyOf(toValues(eInvoice, detailOf('source', 'draft')), {
  form: eInvoice,
  versions: formLists.versions,
  today,
})

type OptionAnswer = Result<SigningOption, ServerFailure>
export type SaveAnswer = Saved<{ readonly documentId: string }>

const tokenOnly: OptionAnswer = { ok: true, value: { decided: '1', available: ['1'] } }

interface HarnessProps {
  readonly values?: DeclarationValues
  /** Of an existing declaration; null for a new one. */
  readonly status?: string | null
  readonly message?: string
  readonly rights?: Partial<DocumentRights>
  /** Answers a saved draft; hears its values. */
  readonly onSave?: (values: DeclarationValues) => SaveAnswer | Promise<SaveAnswer>
  readonly onGenerate?: (values: DeclarationValues) => void
  readonly onEnd?: (result: string) => void
  /** What the picker gives when it is opened. */
  readonly picked?: readonly CertificateRecord[]
  /** What the form knows beside its fields. Must keep its identity over renders. */
  readonly facts?: FormFacts
}

/** A company without an accepted registration, whose certificates are not known. */
export const noFacts: FormFacts = {
  today,
  hasAcceptedRegistration: false,
  companyType: 'organisation',
  versions: [],
  certificates: null,
  accepted: new Map(),
  nationalities: new Set(nationalities.map((nationality) => nationality.code_vn_nm)),
  inForce: null,
  company: null,
}

const allRights = missingRights(shownDeclarations.eInvoice, { scope: 'ADMIN', permissions: [] })

/** The form's dialog over its real machine, with the outside replaced by callbacks. */
export const FormHarness = (props: HarnessProps) => {
  const {
    values = freshValues,
    status = null,
    message = '',
    rights,
    onSave,
    onGenerate,
    onEnd,
    picked = [],
    facts = noFacts,
  } = props
  const [opened] = useState(values)
  const rules = useFormRules(facts, eInvoice)
  const fields = useDeclarationFields(opened, rules)
  const flow = useMemo(
    () =>
      documentForm.provide({
        actors: {
          saveDraft: fromPromise<SaveAnswer, SaveInput>(async ({ input }) => {
            if (onSave === undefined) throw new Error('nothing saves in this test')
            return onSave(declarationValues.open(input.values))
          }),
          documentSubmit: documentSubmit.provide({
            actors: {
              readDocument: fromPromise<DraftRead, { documentId: string }>(({ input }) => {
                const values = { ...v.parse(declarationSchema(eInvoice), opened), declaration_id: input.documentId }
                return Promise.resolve(succeed({ values: declarationValues.seal(values), version: '' }))
              }),
              readOption: fromPromise<OptionAnswer, Record<string, never>>(() => Promise.resolve(tokenOnly)),
              generateXml: fromPromise<XmlGenerated, GenerateInput>(({ input }) => {
                if (input.values !== null) onGenerate?.(declarationValues.open(input.values))
                return new Promise(() => {})
              }),
            },
          }),
        },
        actions: formActions(fields, opened),
      }),
    [fields, opened, onSave, onGenerate],
  )
  const actor = useActorRef(
    flow,
    {
      input: {
        documentId: status === null ? null : 'd-1',
        kind: kinds.declaration,
        stage: stageOf(status ?? ''),
        editsDrafts: false,
        fillsChange: false,
        version: '',
      },
    },
    (snapshot) => {
      if (snapshot.output !== undefined) onEnd?.(snapshot.output.result)
    },
  )
  return (
    <FiledDeclarations>
      <DeclarationFormDialog
        actor={actor}
        facts={facts}
        fields={fields}
        filledFields={[]}
        leftOut={nothingLeftOut}
        onChangeChosen={() => actor.send({ type: 'change.chosen', isAsOpened: isAsOpened(fields, opened) })}
        replaced={null}
        newId={newRecordId()}
        lists={formLists}
        record={status === null ? null : detailOf('d-1', status, message)}
        renderPicker={({ row, onClose }) => (
          <Dialog isOpen onOpenChange={onClose} title="Picker">
            <button
              onClick={() => {
                takeCertificates(fields, row, picked)
                onClose()
              }}
              type="button"
            >
              take from picker
            </button>
          </Dialog>
        )}
        renderPreview={(onClose) => (
          <Dialog isOpen onOpenChange={onClose} title="Print">
            <p>printed form</p>
          </Dialog>
        )}
        renderSavedDraft={(id) => <SavedDraftNotice isCorrection={status !== null} reference={id} />}
        renderSubmission={() => <p>submission under way</p>}
        rights={{ ...allRights, ...rights }}
        rules={rules}
      />
    </FiledDeclarations>
  )
}
