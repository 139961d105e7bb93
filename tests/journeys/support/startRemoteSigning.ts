import { createActor } from 'xstate'
import type { SigningInput } from '../../../src/machines/signingWays.ts'
import { work } from '../../../walks/flows/tokenSigning.ts'
import {
  certificate,
  certificatesAreRead,
  holdRemoteSigning,
  noneWaits,
  requestIsMade,
} from '../../../walks/flows/remoteSigning.ts'

/** A signing under test, with the steps that lead through it. */
export const startRemoteSigning = (input: SigningInput = work) => {
  const { held, machine } = holdRemoteSigning()
  const actor = createActor(machine, { input })
  actor.start()
  const state = () => actor.getSnapshot()
  const choose = async () => {
    await held.readCertificates.settle(certificatesAreRead)
    await held.findRequest.settle(noneWaits)
    actor.send({ type: 'certificate.chosen', id: certificate.id })
  }
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const retry = () => actor.send({ type: 'signing.retried' })
  return { actor, held, state, choose, dismiss, retry }
}

/** As far as the request is on its way. */
export const atRequesting = async () => {
  const flow = startRemoteSigning()
  await flow.choose()
  return flow
}

/** As far as the holder is asked. */
export const atConfirmation = async () => {
  const flow = await atRequesting()
  await flow.held.requestSignature.settle(requestIsMade)
  return flow
}

/** How a signing ends. */
export const ended = (result: 'givenUp' | 'toSettings' | 'signed') => ({ status: 'done', output: { result } })

/** The context once nothing of an attempt is kept. */
export const nothingKept = { failure: null, request: null, certificate: null, certificates: [] }
