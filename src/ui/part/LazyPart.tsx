import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { useTexts } from '../texts.ts'
import type { Part } from './part.ts'
import './LazyPart.css'

type LazyPartProps<Module> = {
  of: Part<Module>
  /** Whether it lies over the page; one that can be left does. */
  isOverPage?: boolean | undefined
  /** What closes it, so that nobody is left before one that does not come. */
  onLeave?: (() => void) | undefined
  /** Stands in its place until it comes; over the page a turning ring. */
  pending?: ReactNode
  /** What is shown of the chunk. */
  children: (module: Module) => ReactNode
}

/** Shows a part at once when its chunk is here, else while it is fetched; a chunk that does not come can be asked for again. */
export function LazyPart<Module>({
  of: part,
  onLeave,
  isOverPage = onLeave !== undefined,
  pending,
  children,
}: LazyPartProps<Module>) {
  const arrival = useSyncExternalStore(part.subscribe, part.arrival)
  useEffect(() => part.fetch(), [part])
  if (arrival.status === 'here') return children(arrival.module)
  if (arrival.status !== 'failed') return isOverPage ? <Coming /> : pending
  const failed = <Failed onLeave={onLeave} onRetry={part.fetch} />
  return isOverPage ? <div className="ui-part ui-part-failed">{failed}</div> : failed
}

function Coming() {
  const texts = useTexts()
  return (
    <div className="ui-part ui-part-coming" role="status">
      <Spinner label={texts.part.coming} size={28} />
    </div>
  )
}

function Failed({ onLeave, onRetry }: { onLeave: (() => void) | undefined; onRetry: () => void }) {
  const texts = useTexts()
  return (
    <ErrorState
      actions={
        <>
          {onLeave !== undefined && <Button onPress={onLeave}>{texts.close}</Button>}
          <Button autoFocus={onLeave !== undefined} onPress={onRetry} variant="primary">
            {texts.part.retry}
          </Button>
        </>
      }
      title={texts.part.failed}
    >
      {texts.part.whatToDo}
    </ErrorState>
  )
}
