import { useMemo } from 'react'
import type { ApiClient } from '../../../api/client.ts'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { useApi } from '../../../api/provider.tsx'
import type { CollectedDocument, SelectedDocument } from '../../../documents/output/collected.ts'
import { printName, printedFormOf } from '../../../domain/declaration/print/print.ts'
import { stageOf } from '../../../domain/declaration/status.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import { useFiling, type Filing } from '../kind/filing.ts'
import { rowLabel } from '../list/rowNames.ts'
import { hasPrint } from '../print/hasPrint.ts'
import { printableOf } from '../print/printable.ts'

const collect = async (
  api: ApiClient,
  { calls, form, kind }: Filing,
  row: DeclarationListItem,
  signal: AbortSignal,
): Promise<Result<CollectedDocument, ServerFailure>> => {
  const read = await api.send(calls.detail, { params: { id: row.declaration_id } }, { signal })
  if (!read.ok) return read
  const detail = read.value
  const printable = printableOf(form, kind.toValues(detail), detail)
  const name = printName(printable)
  return succeed({
    print: hasPrint(form, stageOf(detail.noti_cd_tax))
      ? { kind: 'form', name: `${name} – ${rowLabel(row)}`, form: printedFormOf(printable) }
      : null,
    fileName: [name, row.reference].filter((part) => part !== '').join(' '),
    signedXmlUrl: detail.signed_xml_url,
  })
}

/** Declarations of the list as files are made of them, and what they are called together. */
export const useSelectedDocuments = (rows: readonly DeclarationListItem[]) => {
  const api = useApi()
  const filing = useFiling()
  const documents = useMemo(
    () =>
      rows.map((row): SelectedDocument => ({
        id: row.declaration_id,
        label: rowLabel(row),
        collect: (signal) => collect(api, filing, row, signal),
      })),
    [api, filing, rows],
  )
  return { documents, title: `Tờ khai ${filing.form.number}` }
}
