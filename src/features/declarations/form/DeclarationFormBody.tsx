import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FilledField } from '../../../domain/declaration/companyData.ts'
import { isTurnedDown } from '../../../domain/declaration/status.ts'
import { FormErrorSummary } from '../../../ui/form/connect/FormErrorSummary.tsx'
import { afterPress } from '../../../ui/form/connect/afterPress.ts'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { WatchForm } from '../../../ui/form/connect/Watch.tsx'
import { FormFailure } from '../../../records/form/FormFailure.tsx'
import { LeaveGuard } from '../../../records/form/LeaveGuard.tsx'
import { useFiling } from '../kind/filing.ts'
import { stepTitles } from '../refusals/stepTitles.ts'
import type { DeclarationFields } from './fields.ts'
import type { DeclarationLists } from './formLists.ts'
import type { FormFacts } from './formRules.ts'
import type { FormState } from './formState.ts'
import { ConfirmationNotice } from '../confirmation/ConfirmationNotice.tsx'
import { FilledNotice } from './FilledNotice.tsx'
import { ReplacedNotice } from './ReplacedNotice.tsx'
import { RecordAside, RecordStanding } from './record/RecordAside.tsx'
import type { DeclarationRecord } from './record/declarationRecord.ts'
import { RejectionBanner } from './record/RejectionBanner.tsx'
import { CertificatesSection } from './sections/CertificatesSection.tsx'
import { DeclarationSection } from './sections/DeclarationSection.tsx'
import { PreviewSection } from './sections/PreviewSection.tsx'
import { RepresentativeSection } from './sections/RepresentativeSection.tsx'
import { UsageSection } from './sections/UsageSection.tsx'
import type { Intent } from './submission.ts'
import type { OpenedDeclaration } from './useDeclarationForm.ts'
import { useFieldLabels } from './useFieldLabels.ts'

interface SectionsProps {
  readonly fields: DeclarationFields
  readonly state: FormState
  readonly facts: FormFacts
  readonly lists: DeclarationLists
  readonly onSubmit: () => void
  /** Called with the row that a certificate is chosen for. */
  readonly onChoose: (row: number) => void
  readonly onPreview: () => void
  /** Called once the declaration's type is a change of information. */
  readonly onChangeChosen: () => void
}

/** The fields in their sections, under the summary of what is wrong with them. */
const FormSections = ({
  fields,
  state,
  facts,
  lists,
  onSubmit,
  onChoose,
  onPreview,
  onChangeChosen,
}: SectionsProps) => {
  const { t } = useLingui()
  const labels = useFieldLabels()
  const hasRepresentative = useFiling().form.texts.includes('rppr_nm')
  const section = { fields, isClosed: state.isClosed }
  return (
    <FormRoot checkOnLeaving={afterPress} focusOnError="summary" of={fields} onSubmit={onSubmit} submitsOnEnter={false}>
      <FormErrorSummary
        labels={labels}
        of={fields}
        title={(count) =>
          t`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
        }
      />
      <DeclarationSection {...section} facts={facts} lists={lists} onChangeChosen={onChangeChosen} />
      {hasRepresentative && <RepresentativeSection {...section} facts={facts} lists={lists} />}
      <UsageSection {...section} />
      <CertificatesSection {...section} facts={facts} formTypes={lists.formTypes} onChoose={onChoose} />
      <PreviewSection onPreview={onPreview} state={state} />
    </FormRoot>
  )
}

interface Props extends SectionsProps {
  /** What an existing declaration shows beside its fields; null for a new one. */
  readonly record: DeclarationRecord | null
  /** Offers another beginning, or nothing. */
  readonly offer?: ReactNode
  /** The draft whose place it takes, or null. */
  readonly replaced: OpenedDeclaration['replaced']
  /** Fields of a change that were filled from the company's data. */
  readonly filledFields: readonly FilledField[]
  /** What the user did last, for the text of a failure. */
  readonly lastIntent: Intent
  readonly renderSavedDraft: (declarationId: string) => ReactNode
  /** All that happened to an existing declaration. */
  readonly history?: ReactNode
  /** What the form says otherwise than what was filed last, before it is sent again. */
  readonly correction?: ReactNode
}

/** What stands in the form's dialog: why the declaration was turned down, where it stands, what has failed, and its fields. */
export const DeclarationFormBody = ({
  record,
  offer,
  replaced,
  filledFields,
  lastIntent,
  renderSavedDraft,
  history,
  correction,
  ...sections
}: Props) => {
  const { fields, state } = sections
  return (
    <>
      {state.mode !== 'view' && <WatchForm of={fields}>{({ dirty }) => dirty && <LeaveGuard />}</WatchForm>}
      {record !== null && isTurnedDown(record.noti_cd_tax) && (
        <RejectionBanner isBeingEdited={state.mode === 'edit'} record={record} />
      )}
      {record !== null && <ConfirmationNotice until={record.confirm_until} />}
      {record !== null && <RecordStanding isViewed={state.mode === 'view'} record={record} />}
      <div className="declaration-form-body">
        {state.savedAs !== null && !state.isSubmitting && renderSavedDraft(state.savedAs)}
        {offer}
        {replaced !== null && <ReplacedNotice reference={replaced.reference} />}
        {filledFields.length > 0 && <FilledNotice fields={filledFields} />}
        {state.failure !== null && (
          <FormFailure failure={state.failure} step={lastIntent === 'draft' ? stepTitles.saveDraft : undefined} />
        )}
        <FormSections {...sections} />
        {correction}
      </div>
      {record !== null && <RecordAside history={history} record={record} />}
    </>
  )
}
