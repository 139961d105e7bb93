import { useMemo } from 'react'
import type { ApiClient } from '../../../api/client.ts'
import { pitCertificateFiling } from '../../../api/contract/pitCertificateFiling.ts'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { useApi } from '../../../api/provider.tsx'
import type { CollectedDocument, SelectedDocument } from '../../../documents/output/collected.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { certificateValuesOf } from '../../../domain/pitCertificate/content.ts'
import { certificateForm } from '../../../domain/pitCertificate/fields.ts'
import { collectedFileName } from '../../../domain/pitCertificate/print/print.ts'
import { succeed, type Result } from '../../../domain/result.ts'
import { certificateName } from '../kind/certificateName.ts'
import { hasPrint, printableOf, printOf } from './printable.ts'

const collect = async (
  api: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<Result<CollectedDocument, ServerFailure>> => {
  const read = await api.send(pitCertificateFiling.detail, { params: { id } }, { signal })
  if (!read.ok) return read
  const printable = printableOf(certificateValuesOf(read.value), read.value)
  const fileName = collectedFileName(printable)
  return succeed({
    print: hasPrint(read.value) ? { ...printOf(printable, read.value), name: fileName } : null,
    fileName,
    signedXmlUrl: read.value.signed_xml_url,
  })
}

/** Certificates of the list as files are made of them, and what they are called together. */
export const useSelectedCertificates = (rows: readonly PitCertificateRow[]) => {
  const api = useApi()
  const documents = useMemo(
    () =>
      rows.map((row): SelectedDocument => ({
        id: row.sid,
        label: `${certificateName(row)} ${row.taxpayer_nm}`,
        collect: (signal) => collect(api, row.sid, signal),
      })),
    [api, rows],
  )
  return { documents, title: certificateForm.replace('/', '') }
}
