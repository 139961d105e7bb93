import { plural } from '@lingui/core/macro'
import { getValue } from '@modular-forms/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FilledField } from '../../../domain/declaration/companyData.ts'
import type { LeftOut } from '../../../domain/declaration/versioned.ts'
import { isTurnedDown } from '../../../domain/declaration/status.ts'
import { FormErrorSummary } from '../../../ui/form/connect/FormErrorSummary.tsx'
import { afterPress } from '../../../ui/form/connect/afterPress.ts'
import { FormRoot } from '../../../ui/form/connect/FormRoot.tsx'
import { ProgressAside } from '../../../documents/form/Asides.tsx'
import { DocumentContent } from '../../../documents/form/DocumentContent.tsx'
import type { FormState } from '../../../documents/form/formState.ts'
import { ReplacedNotice } from '../../../documents/form/ReplacedNotice.tsx'
import type { OpenForm } from '../../../documents/form/useOpenForm.ts'
import { StatusTimeline } from '../../../documents/history/StatusTimeline.tsx'
import { statusEvents } from '../history/statusEvents.ts'
import { useFiling } from '../kind/filing.ts'
import type { DeclarationFields } from './fields.ts'
import type { DeclarationLists } from './formLists.ts'
import type { FormFacts } from './formRules.ts'
import { ConfirmationNotice } from '../confirmation/ConfirmationNotice.tsx'
import { ExplanationNotice } from '../explanation/ExplanationNotice.tsx'
import { FilledNotice } from './FilledNotice.tsx'
import { LeftOutNotice } from './LeftOutNotice.tsx'
import { VersionNotice } from './VersionNotice.tsx'
import { RecordStanding } from './record/RecordAside.tsx'
import type { DeclarationRecord } from './record/declarationRecord.ts'
import { RejectionBanner } from './record/RejectionBanner.tsx'
import { CertificatesSection } from './sections/CertificatesSection.tsx'
import { DeclarationSection } from './sections/DeclarationSection.tsx'
import { OrganisationsSection } from './sections/OrganisationsSection.tsx'
import { PreviewSection } from './sections/PreviewSection.tsx'
import { RepresentativeSection } from './sections/RepresentativeSection.tsx'
import { UsageSection } from './sections/UsageSection.tsx'
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
      <UsageSection {...section} facts={facts} />
      <CertificatesSection {...section} facts={facts} formTypes={lists.formTypes} onChoose={onChoose} />
      <OrganisationsSection {...section} />
      <PreviewSection onPreview={onPreview} state={state} />
    </FormRoot>
  )
}

interface Props extends Omit<SectionsProps, 'state' | 'onSubmit' | 'onPreview'> {
  readonly form: OpenForm
  /** What an existing declaration shows beside its fields; null for a new one. */
  readonly record: DeclarationRecord | null
  /** Offers another beginning, or nothing. */
  readonly offer?: ReactNode
  /** The draft whose place it takes, or null. */
  readonly replaced: OpenedDeclaration['replaced']
  /** Fields of a change that were filled from the company's data. */
  readonly filledFields: readonly FilledField[]
  /** What a declaration of an earlier form said that today's has no place for. */
  readonly leftOut: LeftOut
  readonly renderSavedDraft: (documentId: string) => ReactNode
  /** All that happened to an existing declaration. */
  readonly history?: ReactNode
  /** What the form says otherwise than what was filed last, before it is sent again. */
  readonly correction?: ReactNode
}

interface AboveProps {
  readonly documentId: string
  readonly record: DeclarationRecord
  readonly mode: OpenForm['state']['mode']
}

/** Why an existing declaration was turned down, whether it waits to be confirmed, and where it stands. */
const AboveFields = ({ documentId, record, mode }: AboveProps) => (
  <>
    {isTurnedDown(record.noti_cd_tax) && <RejectionBanner isBeingEdited={mode === 'edit'} record={record} />}
    <ConfirmationNotice declaration={record} />
    <ExplanationNotice declaration={record} declarationId={documentId} />
    <RecordStanding isViewed={mode === 'view'} record={record} />
  </>
)

/** What stands in the form of a declaration. */
export const DeclarationFormBody = (props: Props) => {
  const { form, record, offer, replaced, filledFields, leftOut, renderSavedDraft, history, correction, ...sections } =
    props
  return (
    <DocumentContent
      above={
        record !== null && (
          <AboveFields
            documentId={getValue(sections.fields, 'declaration_id', { shouldActive: false }) ?? ''}
            mode={form.state.mode}
            record={record}
          />
        )
      }
      below={correction}
      form={form}
      offers={
        <>
          {offer}
          {replaced !== null && <ReplacedNotice reference={replaced.reference} />}
          {filledFields.length > 0 && <FilledNotice fields={filledFields} />}
          <LeftOutNotice leftOut={leftOut} />
          {!form.state.isClosed && <VersionNotice facts={sections.facts} fields={sections.fields} />}
        </>
      }
      progress={
        record !== null && <ProgressAside>{history ?? <StatusTimeline events={statusEvents(record)} />}</ProgressAside>
      }
      renderSavedDraft={renderSavedDraft}
    >
      <FormSections {...sections} onPreview={form.actions.preview} onSubmit={form.onSubmit} state={form.state} />
    </DocumentContent>
  )
}
