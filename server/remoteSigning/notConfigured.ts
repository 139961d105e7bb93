import { fail } from '../../src/domain/result.ts'
import type { RemoteSigning } from './port.ts'

const refuse = () => Promise.resolve(fail({ reason: 'remoteSigning.notConfigured' } as const))

/** A server that leads to no provider. */
export const noRemoteSigning: RemoteSigning = {
  isConfigured: false,
  keysOf: refuse,
  authorize: refuse,
  confirmation: refuse,
  sign: refuse,
}
