import { createActor } from 'xstate'
import {
  certificate,
  certificatesAreRead,
  documentIsSigned,
  holdHsmSigning,
  hsmFails,
  hsmSigningOutcomes,
  keys,
  pinOnly,
  withAccount,
} from '../../../walks/flows/hsmSigning.ts'
import { work } from '../../../walks/flows/tokenSigning.ts'

/** A signing under test, with the steps that lead through it. */
export const startHsmSigning = () => {
  const { held, machine } = holdHsmSigning()
  const actor = createActor(machine, { input: work })
  actor.start()
  const state = () => actor.getSnapshot()
  const choose = async () => {
    await held.readCertificates.settle(certificatesAreRead)
    actor.send({ type: 'certificate.chosen', id: certificate.id })
  }
  const logIn = (key: keyof typeof keys = 'attempts known') => held.logIn.settle(hsmSigningOutcomes.logIn[key])
  const enterPin = () => actor.send({ type: 'pin.submitted', secrets: pinOnly })
  const enterAccount = () => actor.send({ type: 'account.submitted', secrets: withAccount })
  const finish = () => held.signDocument.settle(documentIsSigned)
  return { actor, held, state, choose, logIn, enterPin, enterAccount, finish }
}

/** As far as the PIN is asked for. */
export const atPin = async (key: keyof typeof keys = 'attempts known') => {
  const flow = startHsmSigning()
  await flow.choose()
  await flow.logIn(key)
  return flow
}

/** As far as account and PIN are asked for. */
export const atAccount = async () => {
  const flow = startHsmSigning()
  await flow.choose()
  await flow.held.logIn.settle(hsmFails['hsm.credentialsInvalid'])
  return flow
}

/** How a signing ends. */
export const ended = (result: 'givenUp' | 'toSettings' | 'signed') => ({ status: 'done', output: { result } })

/** The context once nothing of an attempt is kept. */
export const nothingKept = {
  failure: null,
  certificate: null,
  certificates: [],
  key: keys['attempts unknown'],
  isAccountTyped: false,
}
