import * as v from 'valibot'
import { listOf, textUpTo } from '../../domain/bounded.ts'
import { readList, readText, readTexts } from '../../domain/reading.ts'
import { signingPermissions } from '../../domain/session.ts'
import { describeCall, none, filersWithOneOf } from './call.ts'
import {
  keyEntries,
  keyRefusals,
  openingRefusals,
  provider,
  reachRefusals,
  sealed,
  sealedRefusals,
  serialNumber,
  userName,
} from './hsmKey.ts'
import { idSchema } from './ids.ts'

const base = '/api/wtx/ca/v1/hsm'

/** Whoever signs documents may use an HSM. */
const signers = filersWithOneOf(...signingPermissions)
/** They, and whoever registers certificates. */
const signersAndRegistrars = filersWithOneOf(...signingPermissions, 'digital-signature.add')

/** As `HsmCertificate` of the domain. */
const hsmCertificateSchema = v.object(
  readTexts(['ownerId', 'serial', 'modifiedDate', 'expiredDate', 'activeStatus', 'org_nm']),
)

export const hsmCertificates = describeCall({
  name: 'hsm.certificates',
  summary: 'Certificates of an account of the signing server',
  method: 'POST',
  path: `${base}/certificates`,
  access: signersAndRegistrars,
  params: none,
  query: none,
  body: v.strictObject({ provider, username: userName, password: sealed }),
  answer: v.object({ certificates: readList(hsmCertificateSchema) }),
  refusals: [...sealedRefusals, ...reachRefusals],
  source: 'seed 002 §7.4, 001 §7; `provider` and `org_nm` added',
  beyondSeeds: ['provider'],
})

export const hsmQr2fa = describeCall({
  name: 'hsm.qr2fa',
  summary: 'A new secret for one-time codes as a QR code and as its address; it counts from its first right code on',
  method: 'POST',
  path: `${base}/qr2fa`,
  access: signersAndRegistrars,
  params: none,
  query: none,
  body: v.strictObject({ provider, username: userName, password: sealed, serial_no: serialNumber, pin: sealed }),
  answer: v.object({
    /** PNG of 113 x 113 pixels in base64. */
    qr_code: readText,
    /** What the picture says, for whoever cannot scan it: `otpauth://totp/…` with the secret in base32. */
    otpauth_uri: readText,
  }),
  refusals: [...keyRefusals, 'hsm.otpActive'],
  source: 'seed 002 §7.4, 001 §7, §9; `provider` and `otpauth_uri` added',
  beyondSeeds: ['provider'],
})

/** As this server keeps the kept account's key: null where the HSM does not say how many attempts are left. */
export const hsmLogin = describeCall({
  name: 'hsm.login',
  summary: 'Logs into the signing server with what is kept beside the registered certificate',
  method: 'POST',
  path: `${base}/login`,
  access: signers,
  params: none,
  query: none,
  body: v.strictObject({ provider, serial_no: serialNumber }),
  answer: v.object({
    /** 'N' where no account is kept beside the certificate: nothing was tried, and the user enters one. */
    kept_yn: readText,
    attempts_left: v.nullish(v.number(), null),
    pin_locked: v.nullish(v.boolean(), false),
    /** 'Y' where signing asks for a one-time code beside the PIN. */
    otp_yn: readText,
  }),
  refusals: [...reachRefusals, 'hsm.certificateAbsent'],
  source: 'chosen; seed 002 §4.4 logs in with the selected serial number',
})

/** Characters of an unsigned declaration. */
const largestDocument = 1024 * 1024

export const hsmIssueXmlList = describeCall({
  name: 'hsm.issueXmlList',
  summary: 'Signs generated XML by a key of the signing server: one PIN, and an outcome for each document',
  method: 'POST',
  path: `${base}/issue-xml-list`,
  access: signers,
  params: none,
  query: none,
  body: v.strictObject({
    ...keyEntries,
    signing_xml: v.pipe(
      listOf(
        v.strictObject({
          xml: textUpTo(largestDocument),
          signature_path: textUpTo(200),
          sign_id: textUpTo(200),
          req_key: idSchema,
        }),
        50,
      ),
      v.nonEmpty(),
    ),
  }),
  /** In the order of the request. `status` is OK, or why this document is not signed. */
  answer: readList(v.object(readTexts(['status', 'signed_xml', 'req_key', 'message']))),
  refusals: openingRefusals,
  source: 'seed 000 §7, 002 §7.4, §7.18; `provider` and `otp` added',
  beyondSeeds: ['provider', 'otp'],
})

export const calls = { hsmCertificates, hsmQr2fa, hsmLogin, hsmIssueXmlList }
