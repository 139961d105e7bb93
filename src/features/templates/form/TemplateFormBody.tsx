import { useLingui } from '@lingui/react'
import * as v from 'valibot'
import { useCodeNames } from '../../../codeLists/useCodeNames.ts'
import type { CompanyInformation } from '../../../domain/companyForm.ts'
import type { TemplateKind } from '../../../domain/templates/codes.ts'
import { templateStatusSchema } from '../../../domain/templates/status.ts'
import { useLocale } from '../../../i18n/locale.ts'
import type { TemplateStatusEvent } from '../../../machines/templateStatus/setup.ts'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import type { StatusState } from '../status/statusState.ts'
import { StatusSection } from '../status/StatusSection.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import { PosSection } from './PosSection.tsx'
import { SymbolSection } from './SymbolSection.tsx'
import type { TemplateFields } from './templateFields.ts'
import { templateLabels } from './templateLabels.ts'

interface Props {
  readonly kind: TemplateKind
  readonly fields: TemplateFields
  readonly state: StatusState
  /** Whether the form is only read, or at work. */
  readonly isClosed: boolean
  /** Null for a new template. */
  readonly recordId: string | null
  readonly company: CompanyInformation
  readonly onStatus: (event: TemplateStatusEvent) => void
}

/** Status, symbol, appearance and POS of a template, as far as its status leaves them open. */
export const TemplateFormBody = ({ kind, fields, state, isClosed, recordId, company, onStatus }: Props) => {
  const { i18n } = useLingui()
  const statusName = useCodeNames('template-status', useLocale())
  // A question and a saving leave the fields as they appear.
  const areFieldsClosed = isClosed || (!state.areFieldsOpen && !state.isHeld) || state.saved === '1'
  const isPosClosed = isClosed || (!state.isPosOpen && !state.isHeld)
  return (
    <>
      <StatusSection
        nameOf={statusName}
        onConfirm={() => onStatus({ type: 'step.confirmed' })}
        onDismiss={() => onStatus({ type: 'step.dismissed' })}
        state={state}
      >
        <FormString name="status" of={fields}>
          {({ onChange, inputRef, ...control }) => (
            <Select
              {...control}
              inputRef={inputRef}
              isReadOnly={isClosed || !state.canChoose}
              label={i18n._(templateLabels.status)}
              onChange={(status) => {
                onChange(status)
                onStatus({ type: 'status.chosen', status: v.parse(templateStatusSchema, status) })
              }}
              options={state.offered.map((status) => ({ value: status, label: statusName(status) }))}
            />
          )}
        </FormString>
      </StatusSection>
      <SymbolSection
        companyType={company.company_type}
        fields={fields}
        isClosed={areFieldsClosed}
        kind={kind}
        recordId={recordId}
      />
      <AppearanceSection
        company={company}
        fields={fields}
        isClosed={areFieldsClosed}
        isNew={recordId === null}
        kind={kind}
      />
      <PosSection fields={fields} isClosed={isPosClosed} templateId={recordId ?? ''} />
    </>
  )
}
