import { whyNotSend, whyNotSendSeveral, type SelectedDocument } from '../../domain/documents/listRules.ts'

interface Sendings<Row> {
  readonly one: { readonly isSending: boolean; readonly startWith: (row: Row) => void }
  readonly several: { readonly canSend: boolean; readonly isSending: boolean; readonly start: () => void }
}

/** What Send does with the selection: one row goes by itself, several in one go where their kind is sent so. */
export const sendAction = <Row>(
  selected: readonly Row[],
  documentOf: (row: Row) => SelectedDocument,
  maySend: boolean,
  { one, several }: Sendings<Row>,
) => {
  const [first] = selected
  const isSeveral = several.canSend && selected.length > 1
  const isSending = one.isSending || several.isSending
  const sendReason = (isSeveral ? whyNotSendSeveral : whyNotSend)(selected.map(documentOf), maySend, isSending)
  const start = first === undefined || isSeveral ? several.start : () => one.startWith(first)
  return { isSending, sendReason, send: sendReason === null ? start : undefined }
}
