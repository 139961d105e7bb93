import { fromCallback, type EventObject } from 'xstate'
import { isLocalType } from '../../src/domain/certificate.ts'
import type { CertificateType } from '../../src/domain/certificateCodes.ts'
import type { SigningOutput } from '../../src/machines/signingWays.ts'
import { holdHsmSigning } from './hsmSigning.ts'
import { holdRemoteSigning } from './remoteSigning.ts'
import { bug } from './serverFailures.ts'
import { holdTokenSigning } from './tokenSigning.ts'

/** How every way to sign may end. */
export const signingEnds = {
  signed: { answers: { result: 'signed' } },
  'given up': { answers: { result: 'givenUp' } },
  'to the settings': { answers: { result: 'toSettings' } },
} as const satisfies Readonly<Record<string, { readonly answers: SigningOutput }>>

/** The same ends for each way, and a bug. */
export const endsOfWays = <const Ends extends object>(ends: Ends) => {
  const all = { ...ends, throws: bug }
  return { tokenSigning: all, hsmSigning: all, remoteSigning: all }
}

/** The ways to sign with actors that wait for the test. */
export const holdSigningWays = () => {
  const signing = holdTokenSigning()
  const hsm = holdHsmSigning()
  const remote = holdRemoteSigning()
  return {
    actors: { tokenSigning: signing.machine, hsmSigning: hsm.machine, remoteSigning: remote.machine },
    held: { signing: signing.held, hsm: hsm.held, remote: remote.held },
  }
}

/** A lock that the test grants or refuses, and all that were asked for, last one last. */
export const holdLocks = <LockEvent extends EventObject, Input>() => {
  const holds: { readonly input: Input; readonly say: (event: LockEvent) => void; isHeld: boolean }[] = []
  const logic = fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const hold = { input, say: sendBack, isHeld: true }
    holds.push(hold)
    return () => {
      hold.isHeld = false
    }
  })
  return { holds, logic }
}

/** What can be confirmed where the company has certificates of these types: the token is chosen beforehand, types without a certificate are closed. */
export const offeredWays = (available: readonly CertificateType[]): Readonly<Record<string, boolean>> => {
  const hasToken = available.some(isLocalType)
  return {
    'with the token': hasToken,
    'with the HSM': available.includes('2'),
    'with the remote signature': available.includes('4'),
    'without a choice': !hasToken,
  }
}
