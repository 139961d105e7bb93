import type { ActorRefFrom } from 'xstate'
import type { recordForm } from '../../machines/recordForm/recordForm.ts'
import type { RecordFormOutput } from '../../machines/recordForm/setup.ts'
import type { LeavableForm } from './useLeaving.ts'

/** A record's form, as far as the browser's Back and its end go. @param isDirty whether its fields differ from what was opened */
export const leavable = (
  actor: ActorRefFrom<typeof recordForm>,
  isDirty: () => boolean,
): LeavableForm<RecordFormOutput> => {
  const hasChanges = (): boolean => actor.getSnapshot().context.mode !== 'view' && isDirty()
  return {
    isShown: () => actor.getSnapshot().status === 'active',
    isAtRest: () => actor.getSnapshot().can({ type: 'close.requested', hasChanges: false, to: 'list' }),
    hasChanges,
    leave: () => actor.send({ type: 'close.requested', hasChanges: hasChanges(), to: 'elsewhere' }),
    stay: () => actor.send({ type: 'leave.dismissed' }),
    output: () => actor.getSnapshot().output,
    subscribe: (onChange) => {
      const subscription = actor.subscribe({
        next: ({ status }) => status === 'active' && onChange(),
        complete: onChange,
      })
      return () => subscription.unsubscribe()
    },
  }
}
