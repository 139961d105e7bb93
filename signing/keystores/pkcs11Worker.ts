import * as v from 'valibot'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { createCryptokiToken, type CryptokiToken } from './cryptokiToken.ts'
import type { KeyStoreFailure } from './keystore.ts'
import { type WorkerRequest, workerRequestSchema, workerSettingsSchema } from './pkcs11Messages.ts'

// A process of its own for the vendor's library: a crash or a hang in there costs one request, not the agent.

const settings = v.parse(workerSettingsSchema, JSON.parse(process.argv[2] ?? '{}'))

const load = async (): Promise<Result<CryptokiToken, KeyStoreFailure>> => {
  try {
    const { PKCS11, CKF_OS_LOCKING_OK } = await import('pkcs11js')
    const library = new PKCS11()
    library.load(settings.modulePath)
    // Without the flag the library may believe that nothing else runs beside it.
    library.C_Initialize({ flags: CKF_OS_LOCKING_OK })
    return succeed(createCryptokiToken(library, settings))
  } catch (error) {
    return fail({
      code: 'library_failed',
      detail: error instanceof Error ? error.message : 'the PKCS#11 module did not load',
    })
  }
}

const loaded = load()

const perform = (token: CryptokiToken, request: WorkerRequest): Result<unknown, KeyStoreFailure> => {
  if (request.kind === 'read') return token.read()
  if (request.kind === 'open') return token.open(request.pin)
  return request.kind === 'sign' ? token.sign(request.digestInfo) : token.close()
}

const answer = async (request: WorkerRequest): Promise<void> => {
  const token = await loaded
  process.send?.({ id: request.id, result: token.ok ? perform(token.value, request) : token })
}

process.on('message', (message) => {
  void answer(v.parse(workerRequestSchema, message))
})

process.on('disconnect', () => process.exit(0))
