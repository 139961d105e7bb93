/** Columns by which the list of certificates can be sorted. */
export const certificateSortColumns = ['org_nm', 'serial_no', 'from_date', 'to_date', 'status'] as const
