/** Whether a certificate was turned down, and has been changed since without being sent again. */
export const isCorrected = (row: {
  readonly etax_status: string
  readonly content_hash: string
  readonly filed_hash: string
}): boolean => row.etax_status === 'rejected' && row.filed_hash !== '' && row.content_hash !== row.filed_hash
