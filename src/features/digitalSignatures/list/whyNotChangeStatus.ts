import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CertificateRecord } from '../../../domain/certificate.ts'
import { certificateTypes } from '../../../domain/certificateCodes.ts'
import { statusesChangedAtOnce } from '../../../domain/certificateRegistration.ts'

/** Why the status of the selected certificates cannot be changed now, or null. */
export const whyNotChangeStatus = (
  selected: readonly Pick<CertificateRecord, 'certificate_type'>[],
  mayChange: boolean,
): MessageDescriptor | null => {
  if (!mayChange) return msg`Your account may not change the status of digital signatures`
  if (selected.length === 0) return msg`Select at least one certificate`
  if (selected.length > statusesChangedAtOnce) return msg`At most ${statusesChangedAtOnce} can be changed at once`
  const inHsm = selected.filter(({ certificate_type }) => certificate_type === certificateTypes.hsm)
  return inHsm.length > 1 ? msg`Select only one certificate of an HSM: each has a PIN of its own` : null
}
