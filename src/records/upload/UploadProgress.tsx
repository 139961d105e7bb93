import { useSyncExternalStore } from 'react'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import type { WorkProgress } from './workProgress.ts'

interface Props {
  readonly label: string
  /** Null where nobody knows how far it is. */
  readonly progress: Pick<WorkProgress, 'part' | 'subscribe'> | null
}

const nothing = { subscribe: () => () => {}, part: () => null }

export const UploadProgress = ({ label, progress }: Props) => {
  const { subscribe, part } = progress ?? nothing
  const now = useSyncExternalStore(subscribe, part)
  return (
    <div className="upload-progress" role="status">
      <ProgressBar label={label} value={now === null ? undefined : Math.round(now * 100)} />
    </div>
  )
}
