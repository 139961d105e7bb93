import { useEffect, type ReactNode } from 'react'
import { ListUploadDialog } from './ListUploadDialog.tsx'
import type { UploadedList } from './uploadedList.ts'
import { useListUpload } from './useListUpload.ts'

interface Props<Field extends string> {
  readonly list: UploadedList<Field>
  /** What can be done once rows are there. */
  readonly afterwards?: ReactNode
  readonly onEnd: () => void
}

/** Adding rows of a file over the list, from the choice of a file to the results (seed 001 §2.8). */
export const ListUpload = <Field extends string>({ list, afterwards, onEnd }: Props<Field>) => {
  const { actor, workspace } = useListUpload(list)
  useEffect(() => {
    const subscription = actor.subscribe({ complete: onEnd })
    return () => subscription.unsubscribe()
  }, [actor, onEnd])
  return <ListUploadDialog actor={actor} afterwards={afterwards} workspace={workspace} />
}
