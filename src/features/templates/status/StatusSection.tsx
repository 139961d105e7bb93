import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type TemplateStatus } from '../../../domain/templates/status.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { StatusChart } from './StatusChart.tsx'
import type { StatusState } from './statusState.ts'
import { StepQuestion } from './StepQuestion.tsx'

interface Props {
  readonly state: StatusState
  readonly nameOf: (status: TemplateStatus) => string
  readonly onConfirm: () => void
  readonly onDismiss: () => void
  /** The field of the status. */
  readonly children: ReactNode
}

/** The status of a template beside the way that it goes, and the questions before its steps (docs/decisions/0292). */
export const StatusSection = ({ state, nameOf, onConfirm, onDismiss, children }: Props) => {
  const { t } = useLingui()
  return (
    <FormSection
      description={<Trans>Each step closes more of the template, and none can be taken back.</Trans>}
      title={t`Status`}
    >
      {children}
      <FormRow>
        <StatusChart chosen={state.chosen} nameOf={nameOf} saved={state.saved} />
      </FormRow>
      {state.isOvertaken && (
        <FormRow>
          <Banner title={t`This template has changed meanwhile`} tone="warning">
            <Trans>What you entered can be read and copied here. Close the form and open the template again.</Trans>
          </Banner>
        </FormRow>
      )}
      <StepQuestion asks={state.asks} onConfirm={onConfirm} onDismiss={onDismiss} />
    </FormSection>
  )
}
