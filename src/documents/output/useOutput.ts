import { useEffect, useRef, useState } from 'react'
import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { Output, SelectedDocument } from './collected.ts'

export type OutputState<Made> =
  | { readonly step: 'waiting' }
  | { readonly step: 'running'; readonly done: number }
  | { readonly step: 'failed'; readonly failure: ServerFailure }
  | { readonly step: 'made'; readonly made: Made }

/** One output of documents at a time; it ends with the view. */
export const useOutput = <Made>(documents: readonly SelectedDocument[]) => {
  const [state, setState] = useState<OutputState<Made>>({ step: 'waiting' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (make: (output: Output) => Promise<Result<Made, ServerFailure>>): Promise<Made | null> => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState({ step: 'running', done: 0 })
    const onDone = (done: number): void => setState({ step: 'running', done })
    const made = await make({ documents, signal, onDone })
    if (signal.aborted) return null
    setState(made.ok ? { step: 'made', made: made.value } : { step: 'failed', failure: made.failure })
    return made.ok ? made.value : null
  }
  return { state, start }
}
