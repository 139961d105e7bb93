import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { isCallAbsent } from '../../api/callAbsent.ts'
import type { ApiClient } from '../../api/client.ts'
import { keepPreview, previewLimit, showPreview } from '../../api/contract/pdfViewer.ts'
import { failureOf, valueOrThrow } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import type { Failure, ServerFailure } from '../../domain/failure.ts'
import { safeFileName } from '../../domain/fileName.ts'
import { succeed, type Result } from '../../domain/result.ts'
import { base64Of } from '../base64.ts'
import type { DrawnDocument, PrintedDocument } from '../drawing/document.ts'
import { print } from '../printer.ts'

/** What is printed of a record. */
export interface Printout {
  /** Distinguishes it from other records' printouts. */
  readonly id: string
  readonly fileName: string
  readonly document: () => PrintedDocument
}

export interface MadePreview {
  readonly fileName: string
  readonly content: Blob
  /** Letters that a mark stands for. */
  readonly unprintable: readonly string[]
  /** Where the server shows it to this session; a blob's address where the server keeps no previews, or none so large. */
  readonly address: string
}

export type Preview =
  | { readonly state: 'making' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly state: 'made'; readonly preview: MadePreview }

const shownFromMemory = (fileName: string, drawn: DrawnDocument): MadePreview => ({
  fileName,
  ...drawn,
  address: URL.createObjectURL(drawn.content),
})

const makePreview = async (
  api: ApiClient,
  { fileName: wanted, document }: Printout,
  signal: AbortSignal,
): Promise<Result<MadePreview, ServerFailure>> => {
  const fileName = safeFileName(wanted)
  const made = await print(document())
  if (!made.ok) return made
  // What is too large for the server is shown from memory: it was made here.
  if (made.value.content.size > previewLimit) return succeed(shownFromMemory(fileName, made.value))
  const kept = await api.send(
    keepPreview,
    { body: { base64: await base64Of(made.value.content), filename: fileName } },
    { signal },
  )
  if (!kept.ok && isCallAbsent(api, kept.failure)) return succeed(shownFromMemory(fileName, made.value))
  if (!kept.ok) return kept
  return succeed({ fileName, ...made.value, address: `${showPreview.path}?ts=${kept.value.ts}` })
}

const freeAddress = (address: string | undefined): void => {
  if (address?.startsWith('blob:') === true) URL.revokeObjectURL(address)
}

/** Makes the PDF of a record and gives it to the server, once for each opening of the preview (seed 000 §7 "Preview"). */
export const usePreview = (printout: Printout): Preview => {
  const api = useApi()
  const opening = useId()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['preview', printout.id, opening],
    queryFn: async ({ signal }) => valueOrThrow(await makePreview(api, printout, signal)),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const address = data?.address
  useEffect(() => () => freeAddress(address), [address])
  if (data !== undefined) return { state: 'made', preview: data }
  if (error === null || isFetching) return { state: 'making' }
  return { state: 'failed', failure: failureOf(error), retry: () => void refetch() }
}
