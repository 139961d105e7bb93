import * as v from 'valibot'
import { fail, type Result, succeed } from '../../src/domain/result.ts'
import { createCryptokiToken, type CryptokiToken } from './cryptokiToken.ts'
import type { KeyStoreFailure } from './keystore.ts'
import { loadCryptoki } from './nativeCryptoki.ts'
import { type WorkerRequest, workerRequestSchema, workerSettingsSchema } from './pkcs11Messages.ts'

// A process of its own for the vendor's library: a crash or a hang in there costs one request, not the agent.

const settings = v.parse(workerSettingsSchema, JSON.parse(process.argv[2] ?? '{}'))

const load = async (): Promise<Result<CryptokiToken, KeyStoreFailure>> => {
  try {
    return succeed(createCryptokiToken(await loadCryptoki(settings.modulePath), settings))
  } catch (error) {
    return fail({
      code: 'library_failed',
      detail: error instanceof Error ? error.message : 'the PKCS#11 module did not load',
    })
  }
}

const loaded = load()

const perform = (token: CryptokiToken, request: WorkerRequest): Result<unknown, KeyStoreFailure> => {
  if (request.kind === 'read') return token.read(request.wanted)
  if (request.kind === 'open') return token.open(request.pin, request.wanted)
  return request.kind === 'sign' ? succeed(request.digestInfos.map((each) => token.sign(each))) : token.close()
}

const answer = async (request: WorkerRequest): Promise<void> => {
  const token = await loaded
  process.send?.({ id: request.id, result: token.ok ? perform(token.value, request) : token })
}

process.on('message', (message) => {
  void answer(v.parse(workerRequestSchema, message))
})

process.on('disconnect', () => process.exit(0))
