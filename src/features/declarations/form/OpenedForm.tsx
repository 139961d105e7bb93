import { useEffect, useEffectEvent } from 'react'
import type { FieldProblem } from '../../../domain/failure.ts'
import type { FormOutput } from '../../../machines/documentForm/setup.ts'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { createPart, fetchWhenIdle } from '../../../ui/part/part.ts'
import { print } from '../../../printing/printer.ts'
import { printedFormOf } from '../../../domain/declaration/print/print.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { isTurnedDown, stageOf } from '../../../domain/declaration/status.ts'
import { mayBeEdited } from '../../../domain/documents/status.ts'
import { useFiling } from '../kind/filing.ts'
import { printableOf } from '../print/printable.ts'
import { printoutOf } from '../print/printout.ts'
import { useDocumentRights } from '../../../documents/rights.ts'
import { ChangeSection } from '../history/ChangeSection.tsx'
import { CorrectionSection } from '../history/CorrectionSection.tsx'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { FormSubmission } from '../../../documents/form/FormSubmission.tsx'
import { useFormLeaving } from '../../../documents/form/useFormLeaving.ts'
import { Keeping } from '../../../documents/unfinished/Keeping.tsx'
import { useUnfinished } from '../../../documents/unfinished/useUnfinished.ts'
import { useSavingLater } from '../../../documents/submit/whileSaving.ts'
import { filledForm } from '../unfinished/content.ts'
import { DeclarationFormDialog } from './DeclarationFormDialog.tsx'
import type { DeclarationFields } from './fields.ts'
import type { DeclarationLists } from './formLists.ts'
import { useFormFacts } from './formRules.ts'
import { Offers } from './Offers.tsx'
import { FormPicker } from './picker/FormPicker.tsx'
import type { DeclarationRecord } from './record/declarationRecord.ts'
import { SavedDraft } from './record/SavedDraft.tsx'
import { useShownProblems } from './useShownProblems.ts'
import { useDeclarationForm, type OpenedDeclaration } from './useDeclarationForm.ts'

const previewDialog = createPart(() => import('../../../printing/preview/PreviewDialog.tsx'))

interface Props {
  readonly opened: OpenedDeclaration
  readonly record: DeclarationRecord | null
  readonly lists: DeclarationLists
  /** What has to be corrected before it can be sent. */
  readonly problems: readonly FieldProblem[]
  /** The unfinished form that the user continues, or null. */
  readonly continues: string | null
  readonly onEnd: (output: FormOutput) => void
}

interface PreviewProps {
  readonly opened: OpenedDeclaration
  readonly record: DeclarationRecord
  readonly onClose: () => void
}

const Preview = ({ opened, record, onClose }: PreviewProps) => {
  const { form } = useFiling()
  return (
    <LazyPart of={previewDialog} onLeave={onClose}>
      {({ PreviewDialog }) => (
        <PreviewDialog printout={printoutOf(printableOf(form, opened.values, record))} onClose={onClose} />
      )}
    </LazyPart>
  )
}

/** Fetches the preview and prints what it will show, while there is nothing else to do. */
const usePrintAhead = (form: DeclarationForm, opened: OpenedDeclaration, record: DeclarationRecord | null): void => {
  const printAhead = useEffectEvent(() => {
    if (record !== null && (form.notPreviewed === 'drafts' || !isTurnedDown(record.noti_cd_tax)))
      void print({ kind: 'form', form: printedFormOf(printableOf(form, opened.values, record)) })
  })
  useEffect(() => fetchWhenIdle([previewDialog, { fetch: printAhead }]), [])
}

/** What a declaration shows beside and below its fields: its history, and what it says otherwise than before. */
const partsOf = (
  { documentId, inForce }: OpenedDeclaration,
  record: DeclarationRecord | null,
  fields: DeclarationFields,
) => {
  if (inForce !== null) return { correction: <ChangeSection fields={fields} inForce={inForce} /> }
  if (documentId === null || record === null) return {}
  return {
    history: <RecordHistory declarationId={documentId} record={record} />,
    correction: isTurnedDown(record.noti_cd_tax) && <CorrectionSection declarationId={documentId} fields={fields} />,
  }
}

/** A form whose data is there, with its flow, its picker and its submission. */
export const OpenedForm = ({ opened, record, lists, problems, continues, onEnd }: Props) => {
  const { form } = useFiling()
  const { documentId, status } = opened
  const mayBeFilled = documentId === null || mayBeEdited(stageOf(status), form)
  const facts = useFormFacts(mayBeFilled, lists, opened.acceptedCertificates)
  const { whileSaving, onSavingKnown } = useSavingLater()
  const { actor, fields, newId, rules, onChangeChosen } = useDeclarationForm(opened, facts, whileSaving)
  const { leaveFor } = useFormLeaving(actor, fields, onEnd)
  const filled = filledForm(actor, form, fields)
  const unfinished = useUnfinished(actor, filled, { origin: opened.origin, continues, onSavingKnown })
  useShownProblems(actor, fields, { record, problems })
  usePrintAhead(form, opened, record)
  return (
    <DeclarationFormDialog
      actor={actor}
      {...partsOf(opened, record, fields)}
      offer={<Offers actor={actor} fields={fields} leaveFor={leaveFor} opened={opened} unfinished={unfinished} />}
      keeping={<Keeping fields={fields} unfinished={unfinished} />}
      isContentComing={unfinished.offer.isComing}
      facts={facts}
      filledFields={opened.filledFrom === null ? opened.filledFields : []}
      leftOut={opened.leftOut}
      onChangeChosen={onChangeChosen}
      replaced={opened.replaced}
      fields={fields}
      newId={newId}
      lists={lists}
      renderPicker={(control) => (
        <FormPicker
          {...control}
          accepted={facts.accepted}
          fields={fields}
          onOpenSettings={() => leaveFor('settings')}
        />
      )}
      record={record}
      renderPreview={(onClose) => record !== null && <Preview onClose={onClose} opened={opened} record={record} />}
      rights={useDocumentRights()}
      rules={rules}
      renderSavedDraft={(documentId) => (
        <SavedDraft declarationId={documentId} isCorrection={opened.documentId !== null} />
      )}
      renderSubmission={(submission) => <FormSubmission actor={submission} />}
    />
  )
}
