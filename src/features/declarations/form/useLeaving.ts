import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isFormShown, type declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { Destination, FormOutput } from '../../../machines/declarationForm/setup.ts'
import type { DeclarationFields } from './fields.ts'
import { hasUnsavedChanges } from './unsavedChanges.ts'

type FormActor = ActorRefFrom<typeof declarationForm>

interface Leaving {
  readonly actor: FormActor
  readonly fields: DeclarationFields
  /** Called once when the form has ended, but not where the browser's Back has ended it and leads on by itself. */
  readonly onEnd: (output: FormOutput) => void
}

const atRest = (snapshot: SnapshotFrom<typeof declarationForm>): boolean =>
  snapshot.can({ type: 'close.requested', hasChanges: false, to: 'list' })

/** Resolves when the form has closed, or rests again since its question was answered with staying. */
const answered = (actor: FormActor): Promise<'closed' | 'staying'> =>
  new Promise((resolve) => {
    const subscription = actor.subscribe({
      next: (snapshot) => {
        if (snapshot.status === 'active' && !atRest(snapshot)) return
        subscription.unsubscribe()
        resolve(snapshot.status === 'active' ? 'staying' : 'closed')
      },
      complete: () => resolve('closed'),
    })
  })

/**
 * Every way out of the form goes through its machine, which asks where something would be lost and knows where the user was going: its own
 * buttons, the way to the signature settings, the browser's Back. A closed tab is the dialog's.
 */
export const useLeaving = ({ actor, fields, onEnd }: Leaving) => {
  const hasChanges = (): boolean => hasUnsavedChanges(actor, fields)
  const leaveFor = (to: Destination): void => actor.send({ type: 'close.requested', hasChanges: hasChanges(), to })

  const onComplete = useEffectEvent(() => {
    const { output } = actor.getSnapshot()
    if (output !== undefined && output.result !== 'left') onEnd(output)
  })
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => onComplete() })
    return () => subscription.unsubscribe()
  }, [actor])

  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next, action }) => {
      // Forward while Back is asked about: the user is where they were, and nothing is left.
      if (
        action === 'GO' &&
        current.pathname === next.pathname &&
        JSON.stringify(current.search) === JSON.stringify(next.search)
      ) {
        actor.send({ type: 'leave.dismissed' })
        return false
      }
      const snapshot = actor.getSnapshot()
      if (!isFormShown(snapshot, snapshot.children.declarationSubmit?.getSnapshot())) return false
      if (atRest(snapshot) && !hasChanges()) return false
      if (!atRest(snapshot)) return true
      const asked = window.location.href
      leaveFor('elsewhere')
      // Who has gone forward meanwhile is no longer where the question was asked: there is no Back to undo.
      return (await answered(actor)) === 'staying' && window.location.href === asked
    },
  })
  return { leaveForSettings: () => leaveFor('settings') }
}
