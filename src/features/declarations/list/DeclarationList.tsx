import { useEffect } from 'react'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { UnfinishedForm } from '../../../api/contract/documents/unfinished.ts'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { DocumentList } from '../../../documents/list/DocumentList.tsx'
import type { AfterSending } from '../../../documents/list/useSending.tsx'
import { useRecordList } from '../../../records/useRecordList.ts'
import { IdlePart } from '../../../ui/part/IdlePart.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { fetchWhenIdle } from '../../../ui/part/part.ts'
import { formScreen, listOutput, listParts, noDeclaration, sendCorrectedDialog } from '../parts.ts'
import { selectedDocument } from './selectedDocument.ts'
import { useDeclarationPage } from './useDeclarationPage.ts'
import { useListDescription } from './useListDescription.tsx'

interface Props extends AfterSending {
  readonly place: ListPlace
  /** Whether the form of a declaration stands over the list. */
  readonly isCovered: boolean
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
  /** `new`, or the id of a declaration to view. */
  readonly onOpen: (declaration: string) => void
  /** Opens a form that was begun and not saved. */
  readonly onContinue: (form: UnfinishedForm) => void
}

interface Ways {
  readonly onClose: () => void
}

const corrected = (declaration: DeclarationListItem, { onSend, onClose }: Ways & { readonly onSend: () => void }) => (
  <LazyPart of={sendCorrectedDialog} onLeave={onClose}>
    {({ SendCorrectedDialog }) => <SendCorrectedDialog declaration={declaration} onClose={onClose} onSend={onSend} />}
  </LazyPart>
)

/** Fetches what opens over the list, once that is there. */
const useFetchAhead = (isLoading: boolean): void => {
  useEffect(
    () => (isLoading ? undefined : fetchWhenIdle([formScreen, listParts.sending, listParts.deletion])),
    [isLoading],
  )
}

/** The company's declarations: found, ordered, paged, selected, deleted, sent (seed 000 §2 "Declaration list"). */
export const DeclarationList = ({ place, onPlaceChange, ...props }: Props) => {
  const list = useRecordList(useListDescription(), { page: useDeclarationPage(place), place, onPlaceChange })
  useFetchAhead(list.page.isLoading)
  return (
    <DocumentList
      {...props}
      documentOf={selectedDocument}
      list={list}
      output={<IdlePart of={listOutput}>{({ DeclarationOutput }) => <DeclarationOutput list={list} />}</IdlePart>}
      parts={listParts}
      renderCorrected={corrected}
      renderEmpty={(onAdd) => (
        <LazyPart of={noDeclaration}>{({ NoDeclaration }) => <NoDeclaration onAdd={onAdd} />}</LazyPart>
      )}
    />
  )
}
