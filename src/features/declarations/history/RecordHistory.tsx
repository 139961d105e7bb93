import { DocumentHistory } from '../../../documents/history/DocumentHistory.tsx'
import type { DeclarationRecord } from '../form/record/declarationRecord.ts'
import { statusEvents } from './statusEvents.ts'

interface Props {
  readonly declarationId: string
  readonly record: DeclarationRecord
}

/** All that happened to a declaration. */
export const RecordHistory = ({ declarationId, record }: Props) => (
  <DocumentHistory
    documentId={declarationId}
    isSigned={record.signed_xml_url !== null}
    name={record.reference || record.decl_form_no}
    statuses={statusEvents(record)}
  />
)
