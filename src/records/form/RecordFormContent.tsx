import type { MessageDescriptor } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FieldPath, FieldValues } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { FormErrorSummary } from '../../ui/form/connect/FormErrorSummary.tsx'
import { afterPress } from '../../ui/form/connect/afterPress.ts'
import { FormRoot } from '../../ui/form/connect/FormRoot.tsx'
import { WatchForm } from '../../ui/form/connect/Watch.tsx'
import { FormFailure } from './FormFailure.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { recordCommands, type RecordActions, type RecordRights } from './recordCommands.tsx'
import type { RecordFormState } from './recordFormState.ts'
import type { RecordForm } from './useRecordForm.ts'
import './recordForm.css'

/** What an area says of its form. */
export interface RecordContentProps<Values extends FieldValues> {
  readonly form: RecordForm<Values>
  /** The fields' names for people, in the order of the form; a field that has none is not summed up. */
  readonly labels: { readonly [Path in FieldPath<Values>]?: string }
  readonly rights: RecordRights
  readonly submitsOnEnter?: boolean
  /** Title of a failure to save. */
  readonly saveStep?: MessageDescriptor
  /** The fields. */
  readonly children: (control: { readonly isClosed: boolean }) => ReactNode
}

interface Props<Values extends FieldValues> extends RecordContentProps<Values> {
  readonly title: string
  readonly state: RecordFormState
  readonly actions: RecordActions
  readonly onSubmit: (values: Values) => void
}

/** The fields of a form with what is wrong with them, and its keys. */
export const RecordFormContent = <Values extends FieldValues>({
  form: { fields },
  title,
  labels,
  rights,
  submitsOnEnter = false,
  saveStep,
  state,
  actions,
  onSubmit,
  children,
}: Props<Values>) => {
  const { t } = useLingui()
  const screen = useCommands(recordCommands(title, state, rights, actions))
  return (
    <div className="record-form record-form-body" data-mode={state.mode} ref={screen}>
      {state.mode !== 'view' && <WatchForm of={fields}>{({ dirty }) => dirty && <LeaveGuard />}</WatchForm>}
      {state.failure !== null && <FormFailure failure={state.failure} step={saveStep} />}
      <FormRoot
        checkOnLeaving={afterPress}
        focusOnError="summary"
        of={fields}
        onSubmit={onSubmit}
        submitsOnEnter={submitsOnEnter}
      >
        <FormErrorSummary
          labels={labels}
          of={fields}
          title={(count) =>
            t`${plural(count, { one: '# field needs your attention', other: '# fields need your attention' })}`
          }
        />
        {children({ isClosed: state.isClosed })}
      </FormRoot>
    </div>
  )
}
