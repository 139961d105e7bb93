import { describe, expect, it } from 'vitest'
import {
  certificate,
  certificatesAreRead,
  ends,
  noneWaits,
  remoteSigningFails,
  remoteSigningOutcomes,
  request,
  requestIsCancelled,
  requestIsFound,
  isAnswered,
} from '../../walks/flows/remoteSigning.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { atConfirmation, ended, nothingKept, startRemoteSigning } from './support/startRemoteSigning.ts'

const { requestId } = request

/** As far as it is asked whether a request waits. */
const atFinding = async () => {
  const flow = startRemoteSigning()
  await flow.held.readCertificates.settle(certificatesAreRead)
  return flow
}

describe('a page that is opened again', () => {
  it('takes the request up that its user has begun, with its certificate, and asks nobody again [000-8-05]', async () => {
    const { held, state } = await atFinding()
    expect(state().value).toBe('findingRequest')
    expect(state().hasTag('busy')).toBe(true)
    expect(held.findRequest.inputs).toEqual([{ reqKey: work.reqKey, others: undefined }])
    await held.findRequest.settle(requestIsFound)
    expect(state()).toMatchObject({ value: 'awaitingConfirmation', context: { request, certificate } })
    await held.awaitConfirmation.settle(ends.signed)
    expect(state()).toMatchObject(ended('signed'))
    expect(held.requestSignature.inputs).toEqual([])
  })

  it('has the certificate of the request asked for anew where it was refused', async () => {
    const { held, state, retry } = await atFinding()
    await held.findRequest.settle(requestIsFound)
    await held.awaitConfirmation.settle(ends.refused)
    expect(state().value).toBe('refused')
    retry()
    expect(held.requestSignature.inputs).toEqual([{ reqKey: work.reqKey, serialNumber: certificate.serial_no }])
  })

  const others = Object.entries(remoteSigningOutcomes.findRequest).filter(([name]) => name !== 'found')
  it.each(others)('chooses a certificate where the answer is: %s', async (_, outcome) => {
    const { held, state } = await atFinding()
    await held.findRequest.settle(outcome)
    expect(state()).toMatchObject({ value: 'choosingCertificate', context: { request: null, failure: null } })
  })

  it('gives the request up where the user stops, and nothing while it is looked for', async () => {
    const { held, state, dismiss } = await atFinding()
    await held.findRequest.settle(requestIsFound)
    dismiss()
    expect(held.cancelRequest.inputs).toEqual([{ requestId }])
    await held.cancelRequest.settle(requestIsCancelled)
    expect(state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
    const looking = await atFinding()
    looking.dismiss()
    expect(looking.state()).toMatchObject(ended('givenUp'))
    expect(looking.held.cancelRequest.inputs).toEqual([])
  })

  it('looks for none where the user wants another certificate', async () => {
    const { actor, held, state } = await atFinding()
    await held.findRequest.settle(requestIsFound)
    await held.awaitConfirmation.settle(remoteSigningFails['remoteSigning.answerAltered'])
    actor.send({ type: 'certificates.requested' })
    await held.readCertificates.settle(certificatesAreRead)
    const { value: certificates } = certificatesAreRead.answers
    expect(state()).toMatchObject({ value: 'choosingCertificate', context: { request: null, certificates } })
    expect(held.findRequest.inputs).toHaveLength(1)
  })

  it('has room for the certificates once none waits', async () => {
    const { held, state } = await atFinding()
    await held.findRequest.settle(noneWaits)
    expect([state().hasTag('busy'), state().hasTag('choosing')]).toEqual([false, true])
  })
})

describe('after an outage', () => {
  const atLoss = async () => {
    const flow = await atConfirmation()
    await flow.held.awaitConfirmation.settle(serverFails['connection.lost'])
    return flow
  }

  it('signing goes on by itself as soon as the server answers [000-8-08]', async () => {
    const { held, state } = await atLoss()
    expect(state().value).toBe('connectionLost')
    expect(held.awaitAnswer.inputs).toEqual([{ requestId }])
    await held.awaitAnswer.settle(isAnswered)
    expect(state()).toMatchObject({ value: 'awaitingConfirmation', context: { failure: null, request } })
    await held.awaitConfirmation.settle(ends.signed)
    expect(state()).toMatchObject(ended('signed'))
    expect(held.requestSignature.inputs).toHaveLength(1)
  })

  it('a bug leaves the way on to the user', async () => {
    const { held, state, retry } = await atLoss()
    await held.awaitAnswer.settle(bug)
    expect(state()).toMatchObject({ value: 'connectionLost', context: { failure: bugAsFailure } })
    retry()
    expect(state().value).toBe('awaitingConfirmation')
  })
})
