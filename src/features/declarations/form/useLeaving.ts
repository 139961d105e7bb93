import type { FormStore } from '@modular-forms/react'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isFormShown, type declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { FormOutput } from '../../../machines/declarationForm/setup.ts'
import type { DeclarationInput } from '../../../domain/declaration/wire.ts'

interface Leaving {
  readonly actor: ActorRefFrom<typeof declarationForm>
  readonly fields: FormStore<DeclarationInput>
  readonly takeSettingsWish: () => boolean
  readonly onEnd: (output: FormOutput) => void
  readonly onOpenSignatureSettings: () => void
}

interface Wish {
  readonly granted: () => void
  readonly denied: () => void
}

const atRest = (snapshot: SnapshotFrom<typeof declarationForm>): boolean =>
  snapshot.can({ type: 'close.requested', hasChanges: false })

/**
 * Every way out of the form goes through its machine, which asks where something would be lost: its own buttons, the way
 * to the signature settings, the browser's Back. A closed tab is the dialog's. Answers how to ask for the settings.
 */
export const useLeaving = ({ actor, fields, takeSettingsWish, onEnd, onOpenSignatureSettings }: Leaving) => {
  const wish = useRef<Wish | null>(null)
  const hasChanges = (): boolean => actor.getSnapshot().context.mode !== 'view' && fields.dirty.peek()
  const leaveFor = (next: Wish): void => {
    wish.current = next
    actor.send({ type: 'close.requested', hasChanges: hasChanges() })
  }
  const leaveForSettings = (): void => leaveFor({ granted: onOpenSignatureSettings, denied: () => {} })

  const onChange = useEffectEvent((snapshot: SnapshotFrom<typeof declarationForm>) => {
    if (!atRest(snapshot)) return
    wish.current?.denied()
    wish.current = null
    if (takeSettingsWish()) leaveForSettings()
  })
  const onComplete = useEffectEvent(() => {
    const { output } = actor.getSnapshot()
    if (wish.current !== null) wish.current.granted()
    else if (output !== undefined) onEnd(output)
  })
  useEffect(() => {
    const subscription = actor.subscribe({ next: (snapshot) => onChange(snapshot), complete: () => onComplete() })
    return () => subscription.unsubscribe()
  }, [actor])

  /** Forward while Back is asked about: the user is where they were, and nothing is left. */
  const comeBack = (): void => {
    const back = wish.current
    wish.current = null
    actor.send({ type: 'leave.dismissed' })
    back?.granted()
  }

  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next, action }) => {
      if (
        action === 'GO' &&
        current.pathname === next.pathname &&
        JSON.stringify(current.search) === JSON.stringify(next.search)
      ) {
        comeBack()
        return false
      }
      const snapshot = actor.getSnapshot()
      if (!isFormShown(snapshot, snapshot.children.declarationSubmit?.getSnapshot())) return false
      if (atRest(snapshot) && !hasChanges()) return false
      if (!atRest(snapshot)) return true
      return new Promise<boolean>((resolve) => leaveFor({ granted: () => resolve(false), denied: () => resolve(true) }))
    },
  })
  return { leaveForSettings }
}
