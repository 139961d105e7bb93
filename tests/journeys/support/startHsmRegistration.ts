import { createActor } from 'xstate'
import {
  accountTyped,
  certificatesAreRead,
  codeIsActive,
  heldCertificate,
  holdHsmRegistration,
  pinAlone,
  pinAndCode,
  pinTyped,
  qrIsFetched,
} from '../../../walks/flows/hsmRegistration.ts'
import { company, registeredId } from '../../../walks/flows/tokenRegistration.ts'
import { serverFails } from '../../../walks/flows/serverFailures.ts'

/** A registration under test, with the steps that lead through it. */
export const startHsmRegistration = () => {
  const { held, machine } = holdHsmRegistration()
  const actor = createActor(machine, { input: company })
  actor.start()
  const state = () => actor.getSnapshot()
  const connect = () => actor.send({ type: 'account.submitted', account: accountTyped })
  const list = () => held.readCertificates.settle(certificatesAreRead)
  const choose = () => actor.send({ type: 'certificate.chosen', serialNumber: heldCertificate.serial })
  const tick = () => actor.send({ type: 'code.requested', pin: pinTyped })
  const untick = () => actor.send({ type: 'code.declined' })
  const enterPin = () => actor.send({ type: 'pin.submitted', secrets: pinAlone })
  const enterPinAndCode = () => actor.send({ type: 'pin.submitted', secrets: pinAndCode })
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const another = () => actor.send({ type: 'certificates.requested' })
  const otherAccount = () => actor.send({ type: 'account.requested' })
  const steps = { connect, list, choose, tick, untick, enterPin, enterPinAndCode, dismiss, another, otherAccount }
  return { actor, held, state, ...steps }
}

/** The account's certificates are shown. */
export const atCertificates = async () => {
  const flow = startHsmRegistration()
  flow.connect()
  await flow.list()
  return flow
}

/** As far as the PIN is asked for. */
export const atPin = async () => {
  const flow = await atCertificates()
  flow.choose()
  return flow
}

/** As far as PIN and one-time code are asked for, with a QR code or for an app that was set up before. */
export const atCode = async (kind: 'scanned' | 'set up before' = 'scanned') => {
  const flow = await atPin()
  flow.tick()
  await flow.held.fetchQr.settle(kind === 'scanned' ? qrIsFetched : codeIsActive)
  return flow
}

/** The registration is sent and not answered yet. */
export const atRegistering = async () => {
  const flow = await atPin()
  flow.enterPin()
  return flow
}

/** The list is being asked, as no answer said whether the certificate was registered. */
export const atAsking = async () => {
  const flow = await atRegistering()
  await flow.held.register.settle(serverFails['connection.lost'])
  return flow
}

/** Nothing of the chosen certificate and its key. */
export const noKey = { certificate: null, qr: null, asksCode: false, attemptsLeft: null, failure: null }
/** Nothing of an attempt at all. */
export const nothingKept = { ...noKey, account: null, certificates: [] }

/** How a registration ends. */
export const ended = (value: string, result: string, certificateId: string | null = null) => ({
  status: 'done',
  value,
  output: { result, certificateId, serialNumber: result === 'givenUp' ? null : heldCertificate.serial },
})
export const endedRegistered = (value: string, result: string) => ended(value, result, registeredId)
