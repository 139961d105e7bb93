import type { ApiClient } from '../../../api/client.ts'
import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import type { PrintableDeclaration } from '../../../domain/declaration/print/layout.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import { stageOf } from '../../../domain/declaration/status.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import type { Filing } from '../kind/filing.ts'
import { hasPrint } from '../print/hasPrint.ts'
import { printableOf } from '../print/printable.ts'

/** Why a declaration, or a file of it, is not in what was made. */
export type LeftOutReason =
  | { readonly kind: 'failed'; readonly failure: ServerFailure }
  /** Its form has no print in its status. */
  | { readonly kind: 'noPrint' }
  /** The zip has become as large as it may. */
  | { readonly kind: 'tooLarge' }

export interface LeftOut {
  readonly row: DeclarationListItem
  readonly reason: LeftOutReason
}

export interface Output {
  readonly api: ApiClient
  readonly filing: Filing
  /** In the order in which they are to stand. */
  readonly rows: readonly DeclarationListItem[]
  readonly signal: AbortSignal
  /** Hears how many of the declarations are done. */
  readonly onDone: (count: number) => void
}

/** A declaration as it is kept, and what is printed of it; null where its form has no print in its status. */
export interface Collected {
  readonly detail: DeclarationDetail
  readonly values: DeclarationValues
  readonly printable: PrintableDeclaration | null
}

/** Reads one of the declarations. */
export const collect = async (
  { api, filing, signal }: Output,
  row: DeclarationListItem,
): Promise<Result<Collected, ServerFailure>> => {
  const read = await api.send(filing.calls.detail, { params: { id: row.declaration_id } }, { signal })
  if (!read.ok) return read
  const detail = read.value
  const values = filing.kind.toValues(detail)
  const printable = hasPrint(filing.form, stageOf(detail.noti_cd_tax)) ? printableOf(filing.form, values, detail) : null
  return succeed({ detail, values, printable })
}
