import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { certificateStatuses, certificateTypes } from '../../domain/certificateCodes.ts'
import {
  registeredFormTypeSchema,
  statusChangeSchema,
  statusesChangedAtOnce,
} from '../../domain/certificateRegistration.ts'
import { hsmLimits } from '../../domain/hsm.ts'
import { readText } from '../../domain/reading.ts'
import { remoteSigningLimits } from '../../domain/remoteSigning.ts'
import { describeCall, none, staffWith } from './call.ts'
import { signaturesPath } from './digitalSignatures.ts'
import { keyProof, keyRefusals, sealed } from './registeredSignatures.ts'

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
  path: signaturesPath,
  access: staffWith('digital-signature.add'),
  params: none,
  query: none,
  body: v.variant('type', [tokenRegistration, hsmRegistration, remoteRegistration]),
  answer: v.nullish(v.object({ digi_sign_id: v.nullish(readText, '') }), {}),
  refusals: [
    ...keyRefusals,
    'certificate.otherTaxCode',
    'certificate.expired',
    'certificate.exists',
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
  path: `${signaturesPath}/status`,
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

export const calls = { registerSignature, changeSignatureStatus }
