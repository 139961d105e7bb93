import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf, valueOrThrow } from '../../api/failureError.ts'
import type { Failure, ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { RowsToDelete } from './RowsToDelete.tsx'

type Uses = ReadonlyMap<number, readonly MessageDescriptor[]>

interface Props<Row> {
  /** At least one, those of other pages included. */
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly labelOf: (row: Row) => string
  readonly title: string
  /** What becomes of so many. */
  readonly consequence: (count: number) => string
  /** Names the list of what is deleted. */
  readonly listLabel: string
  /** What was not done, where it fails. */
  readonly step: MessageDescriptor
  readonly send: (rows: readonly Row[]) => Promise<Result<unknown, ServerFailure>>
  /** What keeps some of the rows that were sent, by their place; the others can then be deleted without them. */
  readonly usesOf?: (failure: Failure | null) => Uses
  /** Says that all of them are kept. */
  readonly allInUse?: string
  /** What the server's lists of them are kept under. */
  readonly queryKey: readonly unknown[]
  /** Says so, and takes them out of the selection. */
  readonly onDeleted: (deleted: readonly Row[]) => void
  readonly onClose: () => void
}

const noUses: Uses = new Map()

/** Asks, deletes all of the rows or none, and keeps a failure in view with what keeps each (seed 001 §8, docs/decisions/0251). */
export const DeleteDialog = <Row,>(props: Props<Row>) => {
  const { title, consequence, step, usesOf, allInUse, onClose } = props
  const { t } = useLingui()
  const { asked, deletion } = useDeleting(props)
  const failure = deletion.error === null ? null : failureOf(deletion.error)
  const uses = usesOf?.(failure) ?? noUses
  const free = asked.filter((_, place) => !uses.has(place))
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={uses.size > 0 ? t`Delete the others` : t`Delete`}
      disabledReason={free.length === 0 ? allInUse : undefined}
      isOpen
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(free)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      tone="danger"
    >
      {failure === null ? <p>{consequence(asked.length)}</p> : <DeletionFailure failure={failure} step={step} />}
      <RowsToDelete {...props} rows={asked} uses={uses} />
    </ConfirmDialog>
  )
}

/** The deletion, and the rows that it was last asked for. */
const useDeleting = <Row,>({ rows, send, queryKey, onDeleted }: Props<Row>) => {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState(rows)
  const deletion = useMutation({
    mutationFn: async (chosen: readonly Row[]) => valueOrThrow(await send(chosen)),
    onMutate: setAsked,
    onSuccess: (_, chosen) => onDeleted(chosen),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  return { asked, deletion }
}

const DeletionFailure = ({ failure, step }: { readonly failure: Failure; readonly step: MessageDescriptor }) => {
  const { title, text } = useFailureText()(failure, step)
  return (
    <Banner isLive title={title} tone="danger">
      <p>{text}</p>
    </Banner>
  )
}
