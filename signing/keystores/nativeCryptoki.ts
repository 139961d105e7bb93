import { type Cryptoki, CryptokiError, osLockingOk } from './cryptoki.ts'
import { cryptokiLayout, type CryptokiLayout } from './cryptokiLayout.ts'
import { createCryptokiMemory, type CryptokiMemory } from './cryptokiMemory.ts'
import { type FunctionName, type NativeValue, openFunctions } from './nativeFunctions.ts'

interface Native {
  readonly layout: CryptokiLayout
  readonly memory: CryptokiMemory
  /** Throws a CryptokiError unless the function returns CKR_OK. */
  readonly call: (name: FunctionName, ...values: readonly NativeValue[]) => void
}

/** Room for tokens that are plugged in between the question how many there are and the question which. */
const MORE_SLOTS = 8
const TOKEN_LABEL = 32

const tokenCalls = ({ call, layout, memory }: Native) =>
  ({
    C_GetSlotList(tokenPresent) {
      const count = memory.number(0)
      call('C_GetSlotList', Number(tokenPresent), null, count)
      const room = Number(memory.read(count)) + MORE_SLOTS
      const list = Buffer.alloc(room * layout.ulong)
      const found = memory.number(room)
      call('C_GetSlotList', Number(tokenPresent), list, found)
      return memory.handles(list, Number(memory.read(found)))
    },
    C_GetTokenInfo(slot) {
      const info = Buffer.alloc(layout.tokenInfo.size)
      call('C_GetTokenInfo', memory.read(slot), info)
      const { label, flags } = layout.tokenInfo
      return { label: info.toString('utf8', label, label + TOKEN_LABEL), flags: Number(memory.read(info, flags)) }
    },
  }) satisfies Partial<Cryptoki>

const sessionCalls = ({ call, memory }: Native) =>
  ({
    C_OpenSession(slot, flags) {
      const session = memory.number(0)
      call('C_OpenSession', memory.read(slot), flags, null, null, session)
      return session
    },
    C_CloseSession: (session) => call('C_CloseSession', memory.read(session)),
    C_Login(session, userType, pin) {
      const bytes = Buffer.from(pin, 'utf8')
      try {
        call('C_Login', memory.read(session), userType, bytes, bytes.length)
      } finally {
        bytes.fill(0)
      }
    },
    C_Logout: (session) => call('C_Logout', memory.read(session)),
  }) satisfies Partial<Cryptoki>

const objectCalls = ({ call, layout, memory }: Native) =>
  ({
    C_FindObjectsInit: (session, template) =>
      call('C_FindObjectsInit', memory.read(session), memory.typedValues(template), template.length),
    C_FindObjects(session, maximum) {
      const list = Buffer.alloc(maximum * layout.ulong)
      const count = memory.number(0)
      call('C_FindObjects', memory.read(session), list, maximum, count)
      return memory.handles(list, Number(memory.read(count)))
    },
    C_FindObjectsFinal: (session) => call('C_FindObjectsFinal', memory.read(session)),
    C_GetAttributeValue(session, object, template) {
      const ask = (attributes: Buffer): void =>
        call('C_GetAttributeValue', memory.read(session), memory.read(object), attributes, template.length)
      const lengths = memory.typedValues(template)
      ask(lengths)
      const room = template.map(({ type }, index) => ({ type, value: Buffer.alloc(memory.lengthAt(lengths, index)) }))
      const filled = memory.typedValues(room)
      ask(filled)
      return room.map(({ value }, index) => ({ value: value.subarray(0, memory.lengthAt(filled, index)) }))
    },
  }) satisfies Partial<Cryptoki>

const signingCalls = ({ call, memory }: Native) =>
  ({
    C_SignInit: (session, { mechanism }, key) =>
      call('C_SignInit', memory.read(session), memory.typedValues([{ type: mechanism }]), memory.read(key)),
    C_Sign(session, data, room) {
      const length = memory.number(room.length)
      call('C_Sign', memory.read(session), data, data.length, room, length)
      return room.subarray(0, Number(memory.read(length)))
    },
  }) satisfies Partial<Cryptoki>

/**
 * Loads a vendor's PKCS#11 module and initialises it. Throws where it cannot be loaded; its functions throw a CryptokiError with what the
 * library has returned, unless that is CKR_OK. Structures are written by the layout of this platform.
 */
export const loadCryptoki = async (modulePath: string): Promise<Cryptoki> => {
  const layout = cryptokiLayout(process.platform, process.arch === 'ia32' || process.arch === 'arm' ? 4 : 8)
  const functions = await openFunctions(modulePath, layout)
  const memory = createCryptokiMemory(layout, functions.addressOf)
  const call: Native['call'] = (name, ...values) => {
    const code = functions.call(name, values)
    if (code !== 0) throw new CryptokiError(name, code)
  }
  const native = { layout, memory, call }
  const { size, flags } = layout.initializeArguments
  // Without the flag the library may believe that nothing else runs beside it.
  call('C_Initialize', memory.flagsIn(size, flags, osLockingOk))
  return { ...tokenCalls(native), ...sessionCalls(native), ...objectCalls(native), ...signingCalls(native) }
}
