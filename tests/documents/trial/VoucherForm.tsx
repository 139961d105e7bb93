import { focus, getValues, setValues, submit, useFormStore, type FormStore } from '@modular-forms/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useApi } from '../../../src/api/provider.tsx'
import { DocumentContent } from '../../../src/documents/form/DocumentContent.tsx'
import { DocumentDialog } from '../../../src/documents/form/DocumentDialog.tsx'
import { fieldActionsOf } from '../../../src/documents/form/fieldActions.ts'
import type { FormActor } from '../../../src/documents/form/formActor.ts'
import { hasUnsavedChanges } from '../../../src/documents/form/unsavedChanges.ts'
import { useDocumentForm } from '../../../src/documents/form/useDocumentForm.ts'
import { useFormLeaving } from '../../../src/documents/form/useFormLeaving.ts'
import { useNewId } from '../../../src/documents/form/useNewId.ts'
import { useOpenForm } from '../../../src/documents/form/useOpenForm.ts'
import type { FormChecks } from '../../../src/documents/form/useSubmission.ts'
import { FiledKindProvider } from '../../../src/documents/filedKind.ts'
import { useDocumentRights } from '../../../src/documents/rights.ts'
import { ShownKindProvider } from '../../../src/documents/shownKind.ts'
import { useSavingLater } from '../../../src/documents/submit/whileSaving.ts'
import type { FilledForm } from '../../../src/documents/unfinished/filledForm.ts'
import { Keeping } from '../../../src/documents/unfinished/Keeping.tsx'
import { UnfinishedOffer } from '../../../src/documents/unfinished/UnfinishedOffer.tsx'
import { unfinishedQuery } from '../../../src/documents/unfinished/unfinishedQuery.ts'
import { useUnfinished } from '../../../src/documents/unfinished/useUnfinished.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { FormOutput } from '../../../src/machines/documentForm/setup.ts'
import { FormRoot } from '../../../src/ui/form/connect/FormRoot.tsx'
import { FormTextField } from '../../../src/ui/form/connect/FormTextField.tsx'
import { voucherKind, type VoucherValues } from './voucher.ts'
import { filedVouchers, shownVouchers, voucherContents, voucherValues } from './voucherBrowser.ts'

const empty: VoucherValues = { voucher_id: '', symbol: 'V26', day: '2026-11-20', payee: '', amount: '0' }

const errorsOf = (values: object): Record<string, string> => {
  const read = v.safeParse(voucherKind.rules, { ...empty, ...values })
  return Object.fromEntries(read.success ? [] : read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

const said = (fields: FormStore<VoucherValues>): VoucherValues => {
  const { payee = '', amount = '' } = getValues(fields, { shouldActive: false, peek: true })
  return { ...empty, payee, amount }
}

const checksOf = (fields: FormStore<VoucherValues>): FormChecks => ({
  submitFor: () => submit(fields),
  valuesOf: (documentId) => voucherValues.seal({ ...said(fields), voucher_id: documentId }),
})

const filledForm = (actor: FormActor, fields: FormStore<VoucherValues>): FilledForm => ({
  isUnsaved: () => hasUnsavedChanges(actor, fields),
  content: () => voucherContents.seal(voucherKind.toContent(said(fields))),
  putIn: (content) =>
    setValues<VoucherValues, undefined>(fields, voucherKind.toValues(voucherContents.open(content)), {
      shouldValidate: false,
    }),
  focus: () => focus(fields, 'payee'),
})

const opened = { documentId: null, stage: null, editsDrafts: true, fillsChange: false, version: '' }
const origin = { way: 'new', id: '', version: '' } as const
const nothingInForce = () => Promise.resolve(succeed({ isInForce: false, isAsOpened: true }))

interface Props {
  readonly onEnd: (output: FormOutput) => void
}

const OpenedVoucher = ({ onEnd }: Props) => {
  const fields = useFormStore<VoucherValues>({ initialValues: empty, validate: errorsOf })
  const { whileSaving, onSavingKnown } = useSavingLater()
  const [fieldActions] = useState(() => fieldActionsOf<VoucherValues>(fields, empty, () => {}))
  const actor = useDocumentForm(opened, { fieldActions, findInForce: nothingInForce, whileSaving })
  useFormLeaving(actor, fields, onEnd)
  const unfinished = useUnfinished(actor, filledForm(actor, fields), { origin, continues: null, onSavingKnown })
  const isContentComing = unfinished.offer.isComing
  const shown = { actor, fields, checks: checksOf(fields), newId: useNewId(null), isContentComing }
  const form = useOpenForm({ ...shown, hasPrint: () => false })
  return (
    <DocumentDialog
      commands={[]}
      form={form}
      isCorrection={false}
      keeping={<Keeping fields={fields} unfinished={unfinished} />}
      renderPreview={() => null}
      renderSubmission={() => <p>under way</p>}
      rights={useDocumentRights()}
    >
      <DocumentContent
        form={form}
        offers={<UnfinishedOffer {...unfinished} />}
        renderSavedDraft={(id) => <p>saved as {id}</p>}
      >
        <FormRoot of={fields} onSubmit={form.onSubmit}>
          <FormTextField isDisabled={form.state.isClosed} label="Payee" name="payee" of={fields} />
          <FormTextField isDisabled={form.state.isClosed} label="Amount" name="amount" of={fields} />
        </FormRoot>
      </DocumentContent>
    </DocumentDialog>
  )
}

/** What is kept is read before the form opens. */
const ReadVoucher = (props: Props) => {
  const { isFetched } = useQuery(unfinishedQuery(useApi(), shownVouchers, filedVouchers.unfinished))
  return isFetched && <OpenedVoucher {...props} />
}

/** The form of a new voucher within its kind. */
export const VoucherForm = (props: Props) => (
  <ShownKindProvider value={shownVouchers}>
    <FiledKindProvider value={filedVouchers}>
      <ReadVoucher {...props} />
    </FiledKindProvider>
  </ShownKindProvider>
)
