import { readCertificate, type Certificate } from '../../../signing/certificate.ts'
import type { DemoToken } from '../../../signing/demoCa.ts'
import { certificateFormTypes, certificateStatuses, certificateTypes } from '../../../src/domain/certificateCodes.ts'
import { type CertificateRecord } from '../../../src/domain/certificate.ts'
import { vietnamMoment } from '../../../src/domain/dates.ts'

const activeToken = (
  id: string,
  reg_id: string,
  { issuer, serialNumber, notBefore, notAfter }: Certificate,
): CertificateRecord => ({
  id: `${id}-${serialNumber.toLowerCase()}`,
  reg_id,
  org_nm: issuer,
  serial_no: serialNumber,
  from_date: vietnamMoment(notBefore),
  to_date: vietnamMoment(notAfter),
  status: certificateStatuses.active,
  certificate_type: certificateTypes.usbToken,
  form_tp: certificateFormTypes.add,
  user_nm: null,
})

const certificateOf = (token: DemoToken): Certificate => {
  const read = readCertificate(token.certificatePem)
  if (!read.ok) throw new Error(`unreadable demo certificate: ${read.failure.detail}`)
  return read.value
}

/** The demo token as an active certificate of its company. */
export const tokenCertificate = (token: DemoToken): CertificateRecord =>
  activeToken('demo-token', 'DEMO-001', certificateOf(token))

export const tokenFingerprint = (token: DemoToken): string => certificateOf(token).fingerprint

/** A certificate of DEMO_CERTIFICATES as an active one of its company. */
export const furtherCertificate = (certificate: Certificate): CertificateRecord =>
  activeToken('demo-further', 'DEMO-004', certificate)

/** Certificates that the company used before: one set aside, one stopped, which the picker hides (seed 000 §5). */
export const formerCertificates: readonly CertificateRecord[] = [
  {
    id: 'demo-hsm',
    reg_id: 'DEMO-002',
    org_nm: 'VNPT SmartCA',
    serial_no: '540100DE00000000000000000000A1B2',
    from_date: '2024-01-10T08:00:00',
    to_date: '2027-01-10T08:00:00',
    status: certificateStatuses.inactive,
    certificate_type: certificateTypes.hsm,
    form_tp: certificateFormTypes.add,
    user_nm: 'saomaixanh',
  },
  {
    id: 'demo-former-token',
    reg_id: 'DEMO-003',
    org_nm: 'CN=VNPT Certification Authority,O=VNPT Group,C=VN',
    serial_no: '540100DE00000000000000000000C3D4',
    from_date: '2021-06-01T00:00:00',
    to_date: '2024-06-01T00:00:00',
    status: certificateStatuses.stopped,
    certificate_type: certificateTypes.usbToken,
    form_tp: certificateFormTypes.stop,
    user_nm: null,
  },
]
