import { sign } from 'node:crypto'
import {
  attributes,
  contextUser,
  type Cryptoki,
  objectClasses,
  returnCodes,
  tokenFlags,
} from '../../../signing/keystores/cryptoki.ts'
import type { TestSigner } from './authority.ts'

/** What the fake library does next, and what it has seen. */
export interface FakeToken {
  isPresent: boolean
  flags: number
  pin: string
  /** Return code that the named call throws, by the name of the function. */
  readonly throws: Map<string, number>
  readonly triedPins: string[]
  openSessions: number
  isLoggedIn: boolean
  /** CKA_ALWAYS_AUTHENTICATE of the key. */
  wantsPinEachTime: boolean
  /** PINs that were given for one signature each. */
  readonly pinsToSign: string[]
}

const handle = Buffer.from([1])
const certificateHandle = Buffer.from([2])
const keyHandle = Buffer.from([3])

/** A library that answers as a hardware token's does, with its return codes at call. */
export const createFakeCryptoki = (signer: TestSigner): { readonly library: Cryptoki; readonly token: FakeToken } => {
  const token: FakeToken = {
    isPresent: true,
    flags: tokenFlags.initialized,
    pin: '1234',
    throws: new Map(),
    triedPins: [],
    openSessions: 0,
    isLoggedIn: false,
    wantsPinEachTime: false,
    pinsToSign: [],
  }
  let isAuthenticated = false
  const attributeValue = (type: number): Buffer => {
    if (type === attributes.value) return Buffer.from(signer.certificate.raw)
    return Buffer.from([type === attributes.alwaysAuthenticate ? Number(token.wantsPinEachTime) : 1])
  }
  let wanted: number | Buffer | undefined
  const raise = (code: number): never => {
    throw Object.assign(new Error(`CKR_${code.toString(16)}`), { code })
  }
  const pass = (name: string): void => {
    const code = token.throws.get(name)
    if (code !== undefined) raise(code)
  }
  const library: Cryptoki = {
    C_GetSlotList: () => (pass('C_GetSlotList'), token.isPresent ? [handle] : []),
    C_GetTokenInfo: () => ({ label: 'fake'.padEnd(32), flags: token.flags }),
    C_OpenSession: () => (pass('C_OpenSession'), token.openSessions++, handle),
    C_CloseSession: () => {
      token.openSessions -= 1
      if (token.openSessions === 0) token.isLoggedIn = false
    },
    C_Login: (_session, type, pin) => {
      if (type === contextUser) {
        token.pinsToSign.push(pin)
        pass('C_Login to sign')
        isAuthenticated = true
        return
      }
      if (token.isLoggedIn) raise(returnCodes.userAlreadyLoggedIn)
      token.triedPins.push(pin)
      pass('C_Login')
      if (pin !== token.pin) raise(returnCodes.pinIncorrect)
      token.isLoggedIn = true
    },
    C_Logout: () => {
      pass('C_Logout')
      token.isLoggedIn = false
    },
    C_FindObjectsInit: (_session, template) => {
      wanted = template.find(({ type }) => type === attributes.class)?.value
    },
    C_FindObjects: () => {
      const found = wanted === objectClasses.certificate ? [certificateHandle] : wanted === undefined ? [] : [keyHandle]
      wanted = undefined
      return found
    },
    C_FindObjectsFinal: () => {},
    C_GetAttributeValue: (_session, _object, template) => template.map(({ type }) => ({ value: attributeValue(type) })),
    C_SignInit: () => {
      isAuthenticated = false
      pass('C_SignInit')
    },
    C_Sign: (_session, data) => {
      pass('C_Sign')
      if (token.wantsPinEachTime && !isAuthenticated) raise(0x101)
      return sign('sha256', data, signer.privateKeyPem)
    },
  }
  return { library, token }
}
