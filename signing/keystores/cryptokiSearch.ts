import { fail, type Result, succeed } from '../../src/domain/result.ts'
import {
  type AttributeValue,
  attributes,
  type Cryptoki,
  objectClasses,
  serialSession,
  tokenFlags,
  x509Certificate,
} from './cryptoki.ts'
import type { KeyStoreFailure, PinState } from './keystore.ts'
import { chooseSigningCertificate } from './signingCertificate.ts'

/** Which of several tokens to use, from configuration; without either, the first that holds a signing certificate. */
export interface TokenSelection {
  readonly label?: string | undefined
  /** Index among the slots that have a token. */
  readonly slot?: number | undefined
}

export interface FoundToken {
  readonly slot: Buffer
  /** CKA_ID, which a certificate and its private key share. */
  readonly keyId: Buffer
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

const selectedSlots = (library: Cryptoki, selection: TokenSelection): readonly Buffer[] => {
  const withToken = library.C_GetSlotList(true).filter((slot) => {
    const { flags, label } = library.C_GetTokenInfo(slot)
    return (flags & tokenFlags.initialized) !== 0 && (selection.label === undefined || label.trim() === selection.label)
  })
  return selection.slot === undefined ? withToken : withToken.slice(selection.slot, selection.slot + 1)
}

const tokenIn = (library: Cryptoki, slot: Buffer): FoundToken | null => {
  const session = library.C_OpenSession(slot, serialSession)
  try {
    const held = certificatesIn(library, session)
    const chosen = chooseSigningCertificate(held.map(({ der }) => der))
    const match = held.find(({ der }) => chosen !== null && der.equals(chosen.raw))
    return match === undefined ? null : { slot, keyId: match.id, certificate: match.der }
  } finally {
    library.C_CloseSession(session)
  }
}

/** The first token of the selection that holds a signing certificate; certificates are public objects, so no PIN is needed. */
export const findToken = (library: Cryptoki, selection: TokenSelection): Result<FoundToken, KeyStoreFailure> => {
  const slots = selectedSlots(library, selection)
  if (slots.length === 0) return fail({ code: 'token_absent' })
  for (const slot of slots) {
    const token = tokenIn(library, slot)
    if (token !== null) return succeed(token)
  }
  return fail({ code: 'no_certificate' })
}

/** The private key with the certificate's CKA_ID, or null. The session is logged in: private keys are private objects. */
export const findPrivateKey = (library: Cryptoki, session: Buffer, keyId: Buffer): Buffer | null => {
  const [key] = findObjects(library, session, [
    { type: attributes.class, value: objectClasses.privateKey },
    { type: attributes.id, value: keyId },
  ])
  return key ?? null
}
