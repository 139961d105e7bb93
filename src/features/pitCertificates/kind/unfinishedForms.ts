import { pitCertificateUnfinished } from '../../../api/contract/pitCertificateHistory.ts'
import { unfinishedFormsOf } from '../../../documents/unfinished/unfinishedForms.ts'
import { certificateContents } from './vaults.ts'

const { list, discard, keep, read } = pitCertificateUnfinished

/** The calls about unfinished forms of certificates, as documents make them. */
export const unfinishedCertificates = unfinishedFormsOf({
  contents: certificateContents,
  list,
  discard,
  keep: (api, body, options) => api.send(keep, { body }, options),
  read: (api, id, signal) => api.send(read, { params: { id } }, { signal }),
})
