import * as v from 'valibot'
import { textUpTo } from './bounded.ts'
import { bareSerial, commonNameOf, isUsable, type CertificateRecord } from './certificate.ts'
import {
  certificateFormTypes,
  certificateStatuses,
  certificateTypes,
  type CertificateType,
} from './certificateCodes.ts'
import { isMoment } from './dates.ts'
import { plainCode } from './recordCode.ts'

/** Form types with which a certificate is registered: it is new to the authority, or extends one that it knows. */
export const registeredFormTypeSchema = v.picklist([certificateFormTypes.add, certificateFormTypes.renew])
export type RegisteredFormType = v.InferOutput<typeof registeredFormTypeSchema>

const serialSchema = v.pipe(
  textUpTo(80, 'serial_no_is_invalid'),
  v.transform((serial) => plainCode(serial).replaceAll(/[\s:]/g, '').toUpperCase()),
  v.regex(/^[0-9A-F]{1,40}$/, 'serial_no_is_invalid'),
)

const momentOf = (name: string) => v.pipe(v.string(), v.check(isMoment, `${name}_is_invalid`))

/** A token's certificate as it is registered: what the agent has read of it (seed 001 §3). */
export const tokenRegistrationSchema = v.pipe(
  v.object({
    org_nm: v.pipe(v.string(), v.trim(), v.nonEmpty('org_nm_is_required')),
    serial_no: serialSchema,
    from_date: momentOf('from_date'),
    to_date: momentOf('to_date'),
  }),
  v.forward(
    v.check(({ from_date, to_date }) => from_date <= to_date, 'to_date_is_before_from_date'),
    ['to_date'],
  ),
)

/** Whether a record of the company is the certificate of this issuer and serial number (docs/decisions/0120). */
export const isSameCertificate = (
  record: Pick<CertificateRecord, 'org_nm' | 'serial_no'>,
  other: { readonly issuer: string; readonly serialNumber: string },
): boolean =>
  bareSerial(record.serial_no) === bareSerial(other.serialNumber) &&
  commonNameOf(record.org_nm).normalize('NFC') === commonNameOf(other.issuer).normalize('NFC')

/** What the status of a certificate is changed into: 1 add new, 2 extension, 3 stop using (seed 001 §4). */
export const statusChangeSchema = v.picklist([
  certificateStatuses.active,
  certificateStatuses.extended,
  certificateStatuses.stopped,
])
export type StatusChange = v.InferOutput<typeof statusChangeSchema>

/** Certificates whose status one call changes. */
export const statusesChangedAtOnce = 100

/** Why a certificate does not take a status, or null where it does (docs/decisions/0335). `now` is a moment in Vietnam. */
export const statusMismatch = (
  record: Pick<CertificateRecord, 'to_date'>,
  status: StatusChange,
  now: string,
): 'certificate.expired' | null => (isUsable({ status }) && now > record.to_date ? 'certificate.expired' : null)

/** Types that a certificate of this one can be corrected into: only the flow that registers remote signatures makes one (docs/decisions/0344). */
export const typesAfter = (type: CertificateType): readonly CertificateType[] =>
  type === certificateTypes.remoteSignature
    ? [certificateTypes.remoteSignature]
    : [certificateTypes.usbToken, certificateTypes.hsm, certificateTypes.smartCard]
