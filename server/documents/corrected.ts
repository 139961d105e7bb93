/** Whether a document that was turned down says something else by now than what was sent: it is corrected and not sent yet. */
export const isCorrected = ({
  status,
  contentHash,
  filedHash,
}: {
  readonly status: string
  readonly contentHash: string
  /** Of what was sent last, empty where nothing was. */
  readonly filedHash: string
}): boolean => status === 'rejected' && filedHash !== '' && filedHash !== contentHash

/** The same of a row. */
export const isRowCorrected = ({
  etax_status: status,
  content_hash: contentHash,
  filed_hash: filedHash,
}: {
  readonly etax_status: string
  readonly content_hash: string
  readonly filed_hash: string
}): boolean => isCorrected({ status, contentHash, filedHash })
