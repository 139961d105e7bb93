import type Koffi from 'koffi'
import * as v from 'valibot'
import type { CryptokiLayout } from './cryptokiLayout.ts'

type ArgumentType = 'ulong' | 'uint8' | 'void *'

/** Each function's place in CK_FUNCTION_LIST and its arguments (OASIS Cryptoki 2.40, section 5). */
const functions = {
  C_Initialize: [0, 'void *'],
  C_GetSlotList: [4, 'uint8', 'void *', 'void *'],
  C_GetTokenInfo: [6, 'ulong', 'void *'],
  C_OpenSession: [12, 'ulong', 'ulong', 'void *', 'void *', 'void *'],
  C_CloseSession: [13, 'ulong'],
  C_Login: [18, 'ulong', 'ulong', 'void *', 'ulong'],
  C_Logout: [19, 'ulong'],
  C_GetAttributeValue: [24, 'ulong', 'ulong', 'void *', 'ulong'],
  C_FindObjectsInit: [26, 'ulong', 'void *', 'ulong'],
  C_FindObjects: [27, 'ulong', 'void *', 'ulong', 'void *'],
  C_FindObjectsFinal: [28, 'ulong'],
  C_SignInit: [42, 'ulong', 'void *', 'ulong'],
  C_Sign: [43, 'ulong', 'void *', 'ulong', 'void *', 'void *'],
} as const satisfies Readonly<Record<string, readonly [number, ...ArgumentType[]]>>
export type FunctionName = keyof typeof functions
export type NativeValue = Buffer | bigint | number | null

/** koffi unloads a library that nothing refers to, and functions that are called by their address do not. */
const loaded: unknown[] = []

const codeSchema = v.number()
const pointerSchema = v.bigint()

const loadLibrary = (koffi: Pick<typeof Koffi, 'load'>, path: string) => {
  try {
    return koffi.load(path)
  } catch (error) {
    // What koffi throws does not name the file.
    throw new Error(`${path}: ${error instanceof Error ? error.message : 'it did not load'}`, { cause: error })
  }
}

/**
 * The functions of a PKCS#11 module, which it lists in memory: some vendors export no other name than C_GetFunctionList. Throws where
 * there is no such module, or this computer's Node has no binary of koffi.
 */
export const openFunctions = async (modulePath: string, layout: CryptokiLayout) => {
  const koffi = await import('koffi')
  if (koffi.sizeof('ulong') !== layout.ulong) throw new Error('this platform’s unsigned long is none of PKCS#11')
  const library = loadLibrary(koffi, modulePath)
  loaded.push(library)
  const getFunctionList = library.func('C_GetFunctionList', 'ulong', ['void *'])
  const found = Buffer.alloc(8)
  const listed: unknown = getFunctionList(found)
  if (listed !== 0) throw new Error(`C_GetFunctionList returned ${String(listed)}`)
  const list = v.parse(pointerSchema, koffi.decode(found, 'void *'))

  const functionAt = (name: FunctionName) => {
    const [index, ...types] = functions[name]
    const pointer: unknown = koffi.decode(list, layout.firstFunction + index * layout.pointer, 'void *')
    return { pointer: v.parse(pointerSchema, pointer), prototype: koffi.proto('ulong', types) }
  }
  const opened = new Map<FunctionName, ReturnType<typeof functionAt>>()

  return {
    addressOf: (buffer: Buffer): bigint => koffi.address(buffer),
    /** The CKR code that the function returns. */
    call(name: FunctionName, values: readonly NativeValue[]): number {
      const { pointer, prototype } = opened.get(name) ?? functionAt(name)
      opened.set(name, { pointer, prototype })
      return v.parse(codeSchema, koffi.call(pointer, prototype, ...values))
    },
  }
}
