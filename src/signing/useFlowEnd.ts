import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** A flow that runs in a dialog, as far as its end goes. */
interface EndingFlow<Output> {
  readonly getSnapshot: () => { readonly output?: Output | undefined }
  readonly subscribe: (observer: { complete: () => void; error: (error: unknown) => void }) => {
    readonly unsubscribe: () => void
  }
}

interface Options<Output> {
  /** With null where the flow broke down. */
  readonly onEnd: (output: Output | null) => void
  /** Whether the browser's Back would leave without the dialog's question; a closed tab is the dialog's own to hold. */
  readonly isUnsafeToLeave: () => boolean
}

/** Says how a flow ends, and keeps the browser's Back from ending it while that is unsafe. */
export const useFlowEnd = <Output>(
  flow: EndingFlow<Output>,
  { onEnd, isUnsafeToLeave }: Options<NoInfer<Output>>,
): void => {
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const subscription = flow.subscribe({
      complete: () => end(flow.getSnapshot().output ?? null),
      error: (error) => {
        end(null)
        reportError(error)
      },
    })
    return () => subscription.unsubscribe()
  }, [flow])
  useBlocker({ enableBeforeUnload: false, shouldBlockFn: isUnsafeToLeave })
}
