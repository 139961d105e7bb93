import { fail, type Result, succeed } from '../../src/domain/result.ts'
import {
  type AttributeValue,
  attributes,
  type Cryptoki,
  objectClasses,
  serialSession,
  returnCodeOf,
  tokenFlags,
  x509Certificate,
} from './cryptoki.ts'
import type { Certificate } from '../certificate.ts'
import type { KeyStoreFailure, PinState, WantedCertificate } from './keystore.ts'
import { chooseSigningCertificate, keyFailure } from './signingCertificate.ts'

/** Which of several tokens to use, from configuration; without either, all of them. */
export interface TokenSelection {
  readonly label?: string | undefined
  /** Index among the slots that have a token. */
  readonly slot?: number | undefined
}

export interface FoundToken {
  readonly slot: Buffer
  /** CKA_ID, which a certificate and its private key share. */
  readonly keyId: Buffer
  readonly modulus: Buffer
  readonly certificate: Uint8Array
}

/** What the token's flags say of its PIN. */
export const pinStateIn = (library: Cryptoki, slot: Buffer): PinState => {
  const { flags } = library.C_GetTokenInfo(slot)
  if ((flags & tokenFlags.pinLocked) !== 0) return 'locked'
  if ((flags & tokenFlags.pinFinalTry) !== 0) return 'last_attempt'
  return (flags & tokenFlags.pinCountLow) !== 0 ? 'few_attempts' : 'ready'
}

const findObjects = (library: Cryptoki, session: Buffer, template: AttributeValue[]): readonly Buffer[] => {
  library.C_FindObjectsInit(session, template)
  try {
    const found: Buffer[] = []
    for (
      let batch = library.C_FindObjects(session, 100);
      batch.length > 0;
      batch = library.C_FindObjects(session, 100)
    ) {
      found.push(...batch)
    }
    return found
  } finally {
    library.C_FindObjectsFinal(session)
  }
}

const certificatesIn = (library: Cryptoki, session: Buffer) =>
  findObjects(library, session, [
    { type: attributes.class, value: objectClasses.certificate },
    { type: attributes.certificateType, value: x509Certificate },
  ]).flatMap((object) => {
    const [der, id] = library.C_GetAttributeValue(session, object, [
      { type: attributes.value },
      { type: attributes.id },
    ])
    return der === undefined || id === undefined ? [] : [{ der: der.value, id: id.value }]
  })

/** What is found in all these slots. One that cannot be read does not hide the others; where none can, its error is thrown. */
const inEach = <Found>(slots: readonly Buffer[], find: (slot: Buffer) => readonly Found[]): readonly Found[] => {
  const found: Found[] = []
  const errors: unknown[] = []
  for (const slot of slots) {
    try {
      found.push(...find(slot))
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0 && errors.length === slots.length) throw errors[0]
  return found
}

const selectedSlots = (library: Cryptoki, selection: TokenSelection): readonly Buffer[] => {
  const withToken = inEach(library.C_GetSlotList(true), (slot) => {
    const { flags, label } = library.C_GetTokenInfo(slot)
    const isMeant = selection.label === undefined || label.trim() === selection.label
    return isMeant && (flags & tokenFlags.initialized) !== 0 ? [slot] : []
  })
  return selection.slot === undefined ? withToken : withToken.slice(selection.slot, selection.slot + 1)
}

interface HeldCertificate {
  readonly slot: Buffer
  readonly id: Buffer
  readonly der: Uint8Array
}

const certificatesOn = (library: Cryptoki, slot: Buffer): readonly HeldCertificate[] => {
  const session = library.C_OpenSession(slot, serialSession)
  try {
    return certificatesIn(library, session).map((held) => ({ slot, ...held }))
  } finally {
    library.C_CloseSession(session)
  }
}

/** The certificate to sign with on any token of the selection; certificates are public objects, so no PIN is needed. */
export const findToken = (
  library: Cryptoki,
  selection: TokenSelection,
  wanted: WantedCertificate,
): Result<FoundToken, KeyStoreFailure> => {
  const slots = selectedSlots(library, selection)
  if (slots.length === 0) return fail({ code: 'token_absent' })
  const held = inEach(slots, (slot) => certificatesOn(library, slot))
  const chosen = chooseSigningCertificate(
    held.map(({ der }) => der),
    wanted,
  )
  const match = held.find(({ der }) => chosen !== null && Buffer.compare(der, chosen.raw) === 0)
  if (chosen === null || match === undefined) return fail({ code: 'no_certificate' })
  const failure = keyFailure(chosen)
  if (failure !== null) return fail(failure)
  return succeed({ slot: match.slot, keyId: match.id, certificate: match.der, modulus: modulusOf(chosen) })
}

/** The modulus of an RSA certificate, as PKCS#11 writes it: big-endian without leading zeros. */
const modulusOf = ({ publicKey }: Certificate): Buffer =>
  Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url')

/** An attribute of a key; null where the library does not give it, for which each has return codes of its own. */
const attributeOf = (library: Cryptoki, session: Buffer, object: Buffer, type: number): Buffer | null => {
  try {
    return library.C_GetAttributeValue(session, object, [{ type }])[0]?.value ?? null
  } catch (error) {
    if (returnCodeOf(error) === null) throw error
    return null
  }
}

/**
 * The private key of a certificate, or null: the one with its CKA_ID; by its modulus where several share that id, or none has it. The
 * session is logged in: private keys are private objects.
 */
export const findPrivateKey = (library: Cryptoki, session: Buffer, { keyId, modulus }: FoundToken): Buffer | null => {
  const isPrivateKey = { type: attributes.class, value: objectClasses.privateKey }
  const hasModulus = (key: Buffer): boolean => {
    const held = attributeOf(library, session, key, attributes.modulus)
    return held !== null && held.subarray(held.findIndex((byte) => byte !== 0)).equals(modulus)
  }
  const named = findObjects(library, session, [isPrivateKey, { type: attributes.id, value: keyId }])
  const [first, second] = named
  if (first === undefined) return findObjects(library, session, [isPrivateKey]).find(hasModulus) ?? null
  return second === undefined ? first : (named.find(hasModulus) ?? first)
}

/** CKA_ALWAYS_AUTHENTICATE: whether the key wants the PIN for each signature. */
export const wantsPinEachTime = (library: Cryptoki, session: Buffer, key: Buffer): boolean =>
  attributeOf(library, session, key, attributes.alwaysAuthenticate)?.equals(Buffer.from([1])) ?? false
