/** Where the members of PKCS#11's structures lie in memory, in bytes (OASIS Cryptoki 2.40, sections 2.1 and 3). */
export interface CryptokiLayout {
  /** Size of a CK_ULONG, which handles and return codes are as well. */
  readonly ulong: number
  readonly pointer: number
  /** CK_ATTRIBUTE and CK_MECHANISM, which have the same members: a number, where the value lies, and its length. */
  readonly typedValue: { readonly type: number; readonly value: number; readonly length: number; readonly size: number }
  /** CK_TOKEN_INFO. */
  readonly tokenInfo: { readonly label: number; readonly flags: number; readonly size: number }
  /** CK_C_INITIALIZE_ARGS. */
  readonly initializeArguments: { readonly flags: number; readonly size: number }
  /** CK_FUNCTION_LIST: its first function; the others follow it without a gap. */
  readonly firstFunction: number
}

/** Puts members one behind another, each at a multiple of its size unless the structure is packed. */
const createStructure = (isPacked: boolean) => {
  let next = 0
  let widest = 1
  const aligned = (size: number): number => (isPacked ? next : Math.ceil(next / size) * size)
  return {
    put: (size: number, count = 1): number => {
      const offset = aligned(size)
      next = offset + size * count
      widest = Math.max(widest, size)
      return offset
    },
    end: (): number => aligned(widest),
  }
}

const TOKEN_LABEL = 32
/** Manufacturer, model and serial number. */
const TOKEN_TEXTS = 32 + 16 + 16
/** Sessions, lengths of the PIN and memory, behind the flags. */
const TOKEN_NUMBERS = 10
/** Hardware and firmware version, two bytes each, and the time of the token's clock. */
const TOKEN_REST = 2 + 2 + 16

/**
 * On Windows a CK_ULONG has 4 bytes whatever a pointer has, and structures are packed to one byte (Cryptoki 2.40, section 2.1); elsewhere
 * a CK_ULONG is as wide as a pointer, and members are aligned as C does it.
 */
export const cryptokiLayout = (platform: NodeJS.Platform, pointer: 4 | 8): CryptokiLayout => {
  const isWindows = platform === 'win32'
  const ulong = isWindows ? 4 : pointer
  const typed = createStructure(isWindows)
  const token = createStructure(isWindows)
  const initialize = createStructure(isWindows)
  const functions = createStructure(isWindows)
  const typedValue = { type: typed.put(ulong), value: typed.put(pointer), length: typed.put(ulong), size: typed.end() }
  const label = token.put(1, TOKEN_LABEL)
  token.put(1, TOKEN_TEXTS)
  const flags = token.put(ulong)
  token.put(ulong, TOKEN_NUMBERS)
  token.put(1, TOKEN_REST)
  initialize.put(pointer, 4)
  const initializeFlags = initialize.put(ulong)
  initialize.put(pointer)
  functions.put(1, 2)
  return {
    ulong,
    pointer,
    typedValue,
    tokenInfo: { label, flags, size: token.end() },
    initializeArguments: { flags: initializeFlags, size: initialize.end() },
    firstFunction: functions.put(pointer),
  }
}
