import * as v from 'valibot'
import { certificateSortColumns } from './certificateColumns.ts'
import { listOf, mostAnswered, textUpTo } from '../../domain/bounded.ts'
import { certificateRecordSchema, readCertificateRecordSchema } from '../../domain/certificate.ts'
import {
  certificateStatuses,
  certificateStatusSchema,
  certificateTypes,
  certificateTypeSchema,
} from '../../domain/certificateCodes.ts'
import { hsmLimits } from '../../domain/hsm.ts'
import { remoteSigningLimits } from '../../domain/remoteSigning.ts'
import {
  registeredFormTypeSchema,
  statusChangeSchema,
  statusesChangedAtOnce,
} from '../../domain/certificateRegistration.ts'
import { readList, readText } from '../../domain/reading.ts'
import { describeCall, filers, noBody, none, staffWith } from './call.ts'
import { keyProof, keyRefusals } from './registeredSignatures.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema } from './paging.ts'

const base = '/api/wtx/ca/v1/settings/digital-signatures'

const listSchema = v.pipe(
  v.object({ digital_signatures: readList(readCertificateRecordSchema), pagination: readPaginationSchema }),
  v.transform(({ digital_signatures, pagination }) => ({
    digital_signatures,
    pagination: completed(pagination, digital_signatures.length),
  })),
  v.object({ digital_signatures: listOf(certificateRecordSchema, mostAnswered), pagination: paginationSchema }),
)

export const digitalSignatures = describeCall({
  name: 'settings.digitalSignatures',
  summary: 'Certificates that the company has registered',
  method: 'GET',
  path: base,
  access: filers,
  params: none,
  query: v.strictObject({
    ...listQuery(certificateSortColumns),
    status: v.optional(certificateStatusSchema),
    type: v.optional(certificateTypeSchema),
  }),
  body: noBody,
  answer: listSchema,
  refusals: [],
  source: 'seed 000 §7, 002 §7.5; path chosen',
})

/** Null also for nothing, and for what is no type here. */
const readTypeOrNull = v.pipe(
  readText,
  v.transform((text) => Object.values(certificateTypes).find((type) => type === text) ?? null),
  v.nullable(certificateTypeSchema),
)

export const checkSkip = describeCall({
  name: 'settings.checkSkip',
  summary: 'Whether the choice of signature type can be skipped, and for which type',
  method: 'GET',
  path: `${base}/check-skip`,
  access: filers,
  params: none,
  query: none,
  body: noBody,
  /**
   * `type` is set exactly when `skip`; `types` lists the types of all usable certificates, empty when there is none, null where a server
   * does not say.
   */
  answer: v.object({
    skip: v.pipe(v.nullish(v.boolean(), false), v.boolean()),
    type: readTypeOrNull,
    types: v.nullish(listOf(certificateTypeSchema, mostAnswered), null),
  }),
  refusals: [],
  source: 'seed 002 §7.5; path chosen, `types` added',
})

/** Size only: the rules are `tokenRegistrationSchema`'s. */
const text = textUpTo(2000)

/** What is sent of a token's certificate (seed 001 §3, USB token registration payload). */
const tokenRegistration = v.strictObject({
  /** The company's own number for the registration, or empty. */
  reg_id: textUpTo(100),
  /** The certificate's, which has to be the company's. */
  tax_code: text,
  org_nm: text,
  serial_no: text,
  form_tp: registeredFormTypeSchema,
  status: registeredFormTypeSchema,
  /** Moments in Vietnam, `YYYY-MM-DDTHH:mm:ss`. */
  from_date: text,
  to_date: text,
  type: v.picklist([certificateTypes.usbToken, certificateTypes.smartCard]),
})
export type TokenRegistration = v.InferInput<typeof tokenRegistration>

/** A password, PIN or one-time code as a compact JWE to the key of `auth.key`, each with a nonce of its own. */
const sealed = v.pipe(textUpTo(4096), v.nonEmpty())

/** What is sent of a certificate in an HSM (seed 001 §3); what it says is read from the certificate itself, once its PIN has opened the key. */
const hsmRegistration = v.strictObject({
  org_nm: text,
  serial_no: v.pipe(textUpTo(80), v.nonEmpty()),
  from_date: text,
  to_date: text,
  status: v.literal(certificateStatuses.active),
  type: v.literal(certificateTypes.hsm),
  user_nm: v.pipe(textUpTo(hsmLimits.userName), v.nonEmpty()),
  user_pw: sealed,
  pin: sealed,
  otp_yn: v.picklist(['Y', 'N']),
  /** With `otp_yn` Y. */
  otp: v.optional(sealed),
  /** A code of the list `hsm-provider`, or empty for the provider that this server reaches first. */
  org_nm_hsm: textUpTo(100),
})
export type HsmRegistration = v.InferInput<typeof hsmRegistration>

/** What is sent of a certificate for remote signatures; what it says is read from the provider. */
const remoteRegistration = v.strictObject({
  org_nm: text,
  serial_no: v.pipe(textUpTo(80), v.nonEmpty()),
  from_date: text,
  to_date: text,
  status: v.literal(certificateStatuses.active),
  type: v.literal(certificateTypes.remoteSignature),
  /** The user at the provider. */
  user_nm: v.pipe(textUpTo(remoteSigningLimits.userName), v.nonEmpty()),
  /** Without one, 1 (add new). */
  form_tp: v.optional(registeredFormTypeSchema),
})
export type RemoteRegistration = v.InferInput<typeof remoteRegistration>

export const registerSignature = describeCall({
  name: 'settings.registerSignature',
  summary: 'Registers a certificate of the company; the calls of its type refuse one that is registered already',
  method: 'POST',
  path: base,
  access: staffWith('digital-signature.add'),
  params: none,
  query: none,
  body: v.variant('type', [tokenRegistration, hsmRegistration, remoteRegistration]),
  answer: v.nullish(v.object({ digi_sign_id: v.nullish(readText, '') }), {}),
  refusals: [
    'fields.invalid',
    'certificate.otherTaxCode',
    'certificate.expired',
    'certificate.exists',
    'request.malformed',
    'password.keyExpired',
    'hsm.notConfigured',
    'hsm.unreachable',
    'hsm.credentialsInvalid',
    'hsm.tooManyAttempts',
    'hsm.certificateAbsent',
    'hsm.otherTaxCode',
    'hsm.certificateExpired',
    'hsm.pinWrong',
    'hsm.pinLocked',
    'hsm.otpWrong',
    'remoteSigning.notConfigured',
    'remoteSigning.unreachable',
    'remoteSigning.userUnknown',
    'remoteSigning.tooManyAttempts',
    'remoteSigning.certificateAbsent',
  ],
  source: 'seed 001 §3, §4, §7; path, answer, `otp` and type 4 chosen',
  beyondSeeds: ['otp'],
})

export const changeSignatureStatus = describeCall({
  name: 'settings.changeSignatureStatus',
  summary:
    'Changes the status of certificates; of all of them or of none, one of an HSM with its PIN. Those in the way are named in `status.fields`',
  method: 'PATCH',
  path: `${base}/status`,
  access: staffWith('digital-signature.change-status'),
  params: none,
  query: none,
  body: v.strictObject({
    digital_signatures: v.pipe(
      listOf(v.strictObject({ digi_sign_id: textUpTo(64), status: statusChangeSchema }), statusesChangedAtOnce),
      v.minLength(1),
    ),
    ...keyProof,
  }),
  answer: v.nullish(v.object({ changed: v.nullish(v.number(), null) }), {}),
  refusals: [
    ...keyRefusals,
    'record.absent',
    'certificate.expired',
    'certificate.notConnected',
    'certificate.oneHsmAtATime',
  ],
  source: 'seed 001 §7; path, `otp` and answer chosen',
  beyondSeeds: ['provider', 'otp'],
})

export const calls = { digitalSignatures, checkSkip, registerSignature, changeSignatureStatus }
