import type { HeadColumns } from '../../../documents/heads/headColumns.ts'

/** The columns of notices; `documents`, how many it names, is a number beside them. */
export const noticeColumns = {
  table: 'error_notices',
  one: 'error_notice',
  document: 'notice_id',
  reference: 'reference',
  status: 'notice_status',
  message: 'message',
  code: 'guid',
  given: [],
  // Symbol and number are those of the first document that it names.
  said: ['family', 'shop_id', 'notice_type', 'notice_date', 'serial_no', 'inv_no', 'search_text'],
  moved: [],
} as const satisfies HeadColumns
