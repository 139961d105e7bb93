import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useContext } from 'react'
import { MessageOfContext } from '../../texts.ts'

/** The text of a field's error, or ''. Whoever calls it is drawn again when a signal that it reads changes. */
export function useErrorText(field: { error: ReadonlySignal<string> }): string {
  useSignals()
  const messageOf = useContext(MessageOfContext)
  const code = field.error.value
  return code === '' ? '' : messageOf(code)
}
