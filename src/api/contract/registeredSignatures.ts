import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import { readCertificateRecordSchema } from '../../domain/certificate.ts'
import { certificateTypeSchema } from '../../domain/certificateCodes.ts'
import { statusChangeSchema } from '../../domain/certificateRegistration.ts'
import { hsmLimits } from '../../domain/hsm.ts'
import { readText } from '../../domain/reading.ts'
import { companyStaff, describeCall, noBody, none, staffWith, staffWithOneOf } from './call.ts'
import { signaturesPath } from './digitalSignatures.ts'

/** A password, PIN or one-time code as a compact JWE to the key of `auth.key`, each with a nonce of its own. */
export const sealed = v.pipe(textUpTo(4096), v.nonEmpty())

/** A code of the list `hsm-provider`; without one, the provider that this server reaches first. */
const provider = v.optional(v.pipe(textUpTo(100), v.nonEmpty()))

/** What opens the key of a certificate in an HSM; `otp` with `otp_yn` Y. */
export const keyProof = {
  provider,
  pin: v.optional(sealed),
  otp_yn: v.optional(v.picklist(['Y', 'N'])),
  otp: v.optional(sealed),
}

/** Refusals of opening the key of a certificate in an HSM; `hsm.pinWrong` says `attempts_left` in its status where the HSM counts. */
export const keyRefusals = [
  'fields.invalid',
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
] as const

const one = v.strictObject({ id: v.pipe(textUpTo(64), v.nonEmpty()) })

const versioned = v.object({ version: readText })

export const signatureDetail = describeCall({
  name: 'settings.signatureDetail',
  summary: 'One registered certificate',
  method: 'GET',
  path: `${signaturesPath}/:id`,
  access: companyStaff,
  params: one,
  query: none,
  body: noBody,
  answer: v.intersect([readCertificateRecordSchema, versioned]),
  refusals: ['record.absent'],
  source: 'seed 001 §2.1; path and `version` chosen',
})

export const signatureKeyState = describeCall({
  name: 'settings.signatureKeyState',
  summary: 'Logs into the signing server with the account that is kept with a certificate, and says how its key stands',
  method: 'POST',
  path: `${signaturesPath}/:id/key-state`,
  access: staffWithOneOf('digital-signature.change-status', 'digital-signature.save'),
  params: one,
  query: none,
  body: v.strictObject({ provider }),
  answer: v.object({
    /** 'N' where no account is kept: nothing was tried. */
    kept_yn: readText,
    /** Null where the HSM does not say. */
    attempts_left: v.nullish(v.number(), null),
    pin_locked: v.nullish(v.boolean(), false),
    /** 'Y' where the key asks for a one-time code beside the PIN. */
    otp_yn: readText,
  }),
  refusals: [
    'record.absent',
    'hsm.notConfigured',
    'hsm.unreachable',
    'hsm.credentialsInvalid',
    'hsm.tooManyAttempts',
    'hsm.certificateAbsent',
  ],
  source: 'chosen; seed 001 §7 sends pin and otp_yn',
  beyondSeeds: ['provider'],
})

export const updateSignature = describeCall({
  name: 'settings.updateSignature',
  summary: 'Changes status, type and account of a certificate as it was opened; one of an HSM with its PIN',
  method: 'PATCH',
  path: `${signaturesPath}/:id`,
  access: staffWith('digital-signature.save'),
  params: one,
  query: none,
  body: v.strictObject({
    status: statusChangeSchema,
    type: certificateTypeSchema,
    /** Of the account at the signing server; both left out keep the one that is kept. */
    user_nm: v.optional(v.pipe(textUpTo(hsmLimits.userName), v.nonEmpty())),
    user_pw: v.optional(sealed),
    ...keyProof,
    /** The one that `settings.signatureDetail` has answered. */
    version: v.optional(textUpTo(64), ''),
  }),
  answer: v.nullish(versioned, { version: '' }),
  refusals: [...keyRefusals, 'record.absent', 'certificate.changed', 'certificate.expired', 'certificate.typeFixed'],
  source: 'seed 001 §2.1, §5; path, `otp` and `version` chosen',
  beyondSeeds: ['provider', 'otp', 'version'],
})

export const connectSigningServer = describeCall({
  name: 'settings.connectSigningServer',
  summary:
    'Logs into the signing server; keeps the account with those of its certificates that the company has registered, and renews them',
  method: 'POST',
  path: `${signaturesPath}/login`,
  access: staffWith('digital-signature.sync'),
  params: none,
  query: none,
  body: v.strictObject({
    provider,
    username: v.pipe(textUpTo(hsmLimits.userName), v.nonEmpty()),
    password: sealed,
  }),
  /** With how many registered certificates the account is kept now, and how many of them were renewed with it. */
  answer: v.nullish(v.object({ kept: v.nullish(v.number(), 0), changed: v.nullish(v.number(), 0) }), {
    kept: 0,
    changed: 0,
  }),
  refusals: [
    'request.malformed',
    'password.keyExpired',
    'hsm.notConfigured',
    'hsm.unreachable',
    'hsm.credentialsInvalid',
    'hsm.tooManyAttempts',
  ],
  source: 'seed 001 §2.1, §5, §7; path, `provider` and answer chosen',
  beyondSeeds: ['provider'],
})

export const syncSignatures = describeCall({
  name: 'settings.syncSignatures',
  summary:
    'Reads the certificates of the kept accounts from the signing server, and renews days and status of those that are registered',
  method: 'POST',
  path: `${signaturesPath}/sync`,
  access: staffWith('digital-signature.sync'),
  params: none,
  query: none,
  body: v.strictObject({ provider }),
  /** How many certificates were renewed, and of how many the account could not be read. */
  answer: v.nullish(v.object({ changed: v.nullish(v.number(), 0), failed: v.nullish(v.number(), 0) }), {
    changed: 0,
    failed: 0,
  }),
  refusals: [
    'certificate.notConnected',
    'hsm.notConfigured',
    'hsm.unreachable',
    'hsm.credentialsInvalid',
    'hsm.tooManyAttempts',
  ],
  source: 'seed 001 §6, §8; path and answer chosen',
  beyondSeeds: ['provider'],
})

export const calls = { signatureDetail, signatureKeyState, updateSignature, connectSigningServer, syncSignatures }
