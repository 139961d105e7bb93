import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { templateStatusSchema, type TemplateStatus } from '../../src/domain/templates/status.ts'
import { StatusSection } from '../../src/features/templates/status/StatusSection.tsx'
import { statusState } from '../../src/features/templates/status/statusState.ts'
import type { templateStatus } from '../../src/machines/templateStatus/templateStatus.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { Select } from '../../src/ui/form/Select.tsx'
import { TextField } from '../../src/ui/form/TextField.tsx'
import { templateValues } from '../flows/templateStatus.ts'
import * as v from 'valibot'

const names: Readonly<Record<TemplateStatus, string>> = { '0': 'New', '1': 'In use', '2': 'Stopped' }
const nameOf = (status: TemplateStatus): string => names[status]

/** The status of a template with one field for all that it locks, and the button that saves. */
export const TemplateStatusView = ({ actor }: { readonly actor: ActorRefFrom<typeof templateStatus> }) => {
  const snapshot = useSelector(actor, (now) => now)
  const state = statusState(snapshot)
  if (snapshot.matches('closed')) return null
  return (
    <main>
      <h2>Template</h2>
      <StatusSection
        nameOf={nameOf}
        onConfirm={() => actor.send({ type: 'step.confirmed' })}
        onDismiss={() => actor.send({ type: 'step.dismissed' })}
        state={state}
      >
        <Select
          isReadOnly={!state.canChoose}
          label="Template status"
          onChange={(status) => actor.send({ type: 'status.chosen', status: v.parse(templateStatusSchema, status) })}
          options={state.offered.map((status) => ({ value: status, label: names[status] }))}
          value={state.chosen}
        />
      </StatusSection>
      <TextField isReadOnly={!state.areFieldsOpen} label="Start number" onChange={() => {}} value="1" />
      <TextField isReadOnly={!state.isPosOpen} label="POS" onChange={() => {}} value="001" />
      {(state.canSave || state.isHeld) && (
        <Button
          isPending={snapshot.hasTag('busy')}
          onPress={() => actor.send({ type: 'save.submitted', values: templateValues })}
        >
          Save
        </Button>
      )}
    </main>
  )
}
