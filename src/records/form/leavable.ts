import type { LeavableForm } from './useLeaving.ts'

type Closing = { readonly type: 'close.requested'; readonly hasChanges: boolean; readonly to: 'elsewhere' }

/** The machine of a form, as far as leaving it goes: each that is left so takes these events. */
interface FormActor<Output> {
  readonly getSnapshot: () => {
    readonly status: string
    readonly output: Output | undefined
    readonly can: (event: Closing) => boolean
  }
  readonly send: (event: Closing | { readonly type: 'leave.dismissed' }) => void
  readonly subscribe: (observer: {
    readonly next: (snapshot: { readonly status: string }) => void
    readonly complete: () => void
  }) => { readonly unsubscribe: () => void }
}

const closing = (hasChanges: boolean): Closing => ({ type: 'close.requested', hasChanges, to: 'elsewhere' })

/** A form's machine, as far as the browser's Back and its end go. */
export const leavable = <Output>(
  actor: FormActor<Output>,
  { isShown, hasChanges }: Pick<LeavableForm<Output>, 'isShown' | 'hasChanges'>,
): LeavableForm<Output> => ({
  isShown,
  isAtRest: () => actor.getSnapshot().can(closing(false)),
  hasChanges,
  leave: () => actor.send(closing(hasChanges())),
  stay: () => actor.send({ type: 'leave.dismissed' }),
  output: () => actor.getSnapshot().output,
  subscribe: (onChange) => {
    const subscription = actor.subscribe({
      next: ({ status }) => status === 'active' && onChange(),
      complete: onChange,
    })
    return () => subscription.unsubscribe()
  },
})
