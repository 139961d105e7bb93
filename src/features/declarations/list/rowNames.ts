import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { shownDay } from '../../../domain/dates.ts'

/** What a row is kept selected by. */
export const rowKey = ({ declaration_id }: DeclarationListItem): string => declaration_id

/** What a row is called: its reference, or form number and day while it has none. */
export const rowLabel = (row: DeclarationListItem): string =>
  row.reference === '' ? `${row.decl_form_no} ${shownDay(row.register_date)}` : row.reference
