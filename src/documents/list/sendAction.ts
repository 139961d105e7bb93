import { whyNotSend, whyNotSendSeveral, type SelectedDocument } from '../../domain/documents/listRules.ts'

interface Sendings<Row> {
  readonly one: { readonly isSending: boolean; readonly startWith: (row: Row) => void }
  /** Null where documents are sent one by one. */
  readonly several: { readonly isSending: boolean; readonly start: () => void } | null
}

/** What Send does with the selection: one row goes by itself, several in one go. */
export const sendAction = <Row>(
  selected: readonly Row[],
  documentOf: (row: Row) => SelectedDocument,
  maySend: boolean,
  { one, several }: Sendings<Row>,
  most?: number,
) => {
  const [first] = selected
  const isSeveral = several !== null && selected.length > 1
  const isSending = one.isSending || several?.isSending === true
  const documents = selected.map(documentOf)
  const sendReason = isSeveral
    ? whyNotSendSeveral(documents, maySend, isSending, most)
    : whyNotSend(documents, maySend, isSending)
  const start = isSeveral ? several.start : () => first !== undefined && one.startWith(first)
  return { isSending, sendReason, send: sendReason === null ? start : undefined }
}
