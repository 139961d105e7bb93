import type { SnapshotFrom } from 'xstate'
import { statusesAfter } from '../../../domain/templates/status.ts'
import type { templateStatus } from '../../../machines/templateStatus/templateStatus.ts'

/** What the view asks of the machine, in one place. */
export const statusState = (snapshot: SnapshotFrom<typeof templateStatus>) => {
  const { saved, chosen } = snapshot.context
  return {
    saved,
    chosen,
    offered: statusesAfter(saved),
    /** Whether what was chosen or confirmed is still being asked about or saved: the fields stay as they were. */
    isHeld: snapshot.matches('confirmingUse') || snapshot.matches('confirmingStop') || snapshot.hasTag('busy'),
    areFieldsOpen: snapshot.hasTag('fieldsOpen'),
    isPosOpen: snapshot.hasTag('posOpen'),
    canSave: snapshot.hasTag('saveOpen'),
    canChoose: statusesAfter(saved).some((status) => snapshot.can({ type: 'status.chosen', status })),
    asks: snapshot.matches('confirmingUse')
      ? ('use' as const)
      : snapshot.matches('confirmingStop')
        ? ('stop' as const)
        : null,
    isOvertaken: snapshot.matches('overtaken'),
    isStopped: snapshot.matches('stopped'),
  }
}
export type StatusState = ReturnType<typeof statusState>
