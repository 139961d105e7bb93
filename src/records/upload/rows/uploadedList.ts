import type { I18n, MessageDescriptor } from '@lingui/core'
import type { QueryKey } from '@tanstack/react-query'
import type { ApiClient } from '../../../api/client.ts'
import type { UploadMode, UploadResult } from '../../../api/contract/upload.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import type { Result } from '../../../domain/result.ts'
import type { RowRules, RowTexts } from '../../../domain/upload/rowRules.ts'
import type { FilledShape } from '../../../spreadsheets/worker/protocol.ts'
import type { Option } from '../../../ui/form/field.ts'
import type { UploadWords } from '../uploadWords.ts'

/** What an upload of rows says of the records that it makes of them. */
export interface ListUploadWords extends UploadWords {
  /** The first row of a file without headings. */
  readonly firstRowToo: MessageDescriptor
  /** @param sheets names of other sheets that have such headings */
  readonly alsoIn: (sheets: string) => MessageDescriptor
  readonly willBeAdded: (count: number) => MessageDescriptor
  readonly ifSomeRefused: MessageDescriptor
  readonly checkedOnceMore: MessageDescriptor
}

interface UploadColumn {
  readonly heading: MessageDescriptor
  /** In px in the preview: rows that are not drawn cannot make a column wider. */
  readonly width: number
  /** Whether amounts or rates stand in it. */
  readonly isAmount?: true
}

/** How one value is given to every row. */
interface FixedChoice {
  /** What it begins with; empty where nothing is usual. */
  readonly usual: string
  /** Without them it is typed. */
  readonly options?: readonly Option[]
}

/** Rows as they are sent, with the file that they are of. */
export interface SentRows {
  readonly payload: Blob
  readonly file: File
  readonly upload_key: string
  readonly mode: UploadMode
}

interface Sending {
  readonly signal: AbortSignal
  readonly timeout?: number
  readonly onSent?: (part: number) => void
}

/** A list to which rows of a file are added. */
export interface UploadedList<Field extends string> {
  /** Names what the browser remembers of its files, and what was pasted. */
  readonly name: string
  readonly rules: RowRules<Field>
  readonly columns: Readonly<Record<Field, UploadColumn>>
  readonly fixed: Readonly<Partial<Record<Field, FixedChoice>>>
  readonly words: ListUploadWords
  /** The text of a message code of a row or cell. */
  readonly reasonText: (code: string) => MessageDescriptor
  /** What a text is called in the user's language; null where it is shown as the rules say. */
  readonly named: (field: Field, text: string) => MessageDescriptor | null
  /** What is said of a sound cell that may be a mistake. */
  readonly warning: (field: Field, row: RowTexts<Field>) => MessageDescriptor | null
  /** What a row is called. */
  readonly nameOf: (row: RowTexts<Field>) => string
  readonly sample: { readonly fileName: string; readonly sheets: (i18n: I18n) => readonly FilledShape[] }
  readonly send: (api: ApiClient, rows: SentRows, sending: Sending) => Promise<Result<UploadResult, ServerFailure>>
  /** Asks by the key what became of rows. */
  readonly settle: (
    api: ApiClient,
    key: string,
    sending: Sending,
  ) => Promise<Result<{ readonly result: UploadResult | null }, ServerFailure>>
  /** Of what is read anew once rows are there. */
  readonly queryKey: QueryKey
}
