import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useEditorPlace } from '../../area/editorPlace.ts'

/** A form's machine, as far as leaving it goes. */
export interface LeavableForm<Output> {
  /** Whether the form stands on the screen, and something could be lost. */
  readonly isShown: () => boolean
  /** Whether it takes the wish to leave now; else it is at work, or asks already. */
  readonly isAtRest: () => boolean
  readonly hasChanges: () => boolean
  /** The browser's Back wants to leave it; the machine asks, or ends. */
  readonly leave: () => void
  /** Takes the wish back. */
  readonly stay: () => void
  /** What it has ended with; undefined while it has not. */
  readonly output: () => Output | undefined
  /** Calls back with every state and with the end; returns what ends that. */
  readonly subscribe: (onChange: () => void) => () => void
}

/** Resolves when the form has ended, or rests again since its question was answered with staying. */
const answered = <Output>({ subscribe, isAtRest, output }: LeavableForm<Output>): Promise<'ended' | 'staying'> =>
  new Promise((resolve) => {
    const end = subscribe(() => {
      const hasEnded = output() !== undefined
      if (!hasEnded && !isAtRest()) return
      end()
      resolve(hasEnded ? 'ended' : 'staying')
    })
  })

/**
 * Every way out of a form goes through its machine, which asks where something would be lost: its own buttons, and the browser's Back. A
 * closed tab is `LeaveGuard`'s. A form that is a page is left by another path alone: panels open over it. Hands on what the form has ended with, once, but not where Back has ended it and leads on by itself.
 *
 * @param form must keep its identity over renders
 */
export const useLeaving = <Output extends { readonly result: string }>(
  form: LeavableForm<Output>,
  onEnd: (output: Output) => void,
): void => {
  const onChange = useEffectEvent(() => {
    const output = form.output()
    if (output !== undefined && output.result !== 'left') onEnd(output)
  })
  useEffect(() => form.subscribe(() => onChange()), [form])
  const editor = useEditorPlace()

  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next, action }) => {
      // Forward while Back is asked about: the user is where they were, and nothing is left.
      if (
        action === 'GO' &&
        current.pathname === next.pathname &&
        JSON.stringify(current.search) === JSON.stringify(next.search)
      ) {
        form.stay()
        return false
      }
      if (!form.isShown() || editor?.isLeftBy(current.pathname, next.pathname) === false) return false
      if (form.isAtRest() && !form.hasChanges()) return false
      if (!form.isAtRest()) return true
      const asked = window.location.href
      form.leave()
      // Who has gone forward meanwhile is no longer where the question was asked: there is no Back to undo.
      return (await answered(form)) === 'staying' && window.location.href === asked
    },
  })
}
