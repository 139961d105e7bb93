import { describe, expect, it } from 'vitest'
import {
  certificate,
  certificatesAreRead,
  ends,
  noneIsRead,
  noneWaits,
  remoteSigningFails,
  request,
  requestIsMade,
} from '../../walks/flows/remoteSigning.ts'
import { bug, bugAsFailure, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { atConfirmation, atRequesting, ended, nothingKept, startRemoteSigning } from './support/startRemoteSigning.ts'

const another = { type: 'certificates.requested' } as const
const toSettings = { type: 'signatureSettings.opened' } as const

describe('signing by the provider', () => {
  it('reads the certificates, asks the holder of the chosen one, and ends signed [000-1-02 000-4-11]', async () => {
    const { actor, held, state } = startRemoteSigning()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
    await held.readCertificates.settle(certificatesAreRead)
    await held.findRequest.settle(noneWaits)
    expect(state().value).toBe('choosingCertificate')
    expect(held.requestSignature.inputs).toEqual([])
    actor.send({ type: 'certificate.chosen', id: certificate.id })
    expect(state()).toMatchObject({ value: { requesting: 'wanted' }, context: { certificate } })
    expect(held.requestSignature.inputs).toEqual([{ reqKey: work.reqKey, serialNumber: certificate.serial_no }])
    await held.requestSignature.settle(requestIsMade)
    expect(state()).toMatchObject({ value: 'awaitingConfirmation', context: { request } })
    expect(held.awaitConfirmation.inputs).toEqual([{ reqKeys: [work.reqKey], requestId: request.requestId }])
    await held.awaitConfirmation.settle(ends.signed)
    expect(state()).toMatchObject({ value: 'signed', context: { request: null }, ...ended('signed') })
  })

  it('shows that it works while it works, and wants room for the certificates alone', async () => {
    const { held, state, choose } = startRemoteSigning()
    const tags = () => [state().hasTag('busy'), state().hasTag('choosing')]
    expect(tags()).toEqual([true, false])
    const other = startRemoteSigning()
    await other.held.readCertificates.settle(certificatesAreRead)
    await other.held.findRequest.settle(noneWaits)
    expect([other.state().hasTag('busy'), other.state().hasTag('choosing')]).toEqual([false, true])
    await choose()
    expect(tags()).toEqual([true, false])
    await held.requestSignature.settle(requestIsMade)
    expect(tags()).toEqual([true, false])
  })
})

describe('the certificates', () => {
  it('stops without any of the provider, and leads to the settings [000-4-12 000-2-22]', async () => {
    const { actor, held, state } = startRemoteSigning()
    await held.readCertificates.settle(noneIsRead)
    expect(state().value).toBe('noCertificate')
    expect(state().hasTag('stopped')).toBe(true)
    actor.send(toSettings)
    expect(state()).toMatchObject({ value: 'leftForSettings', ...ended('toSettings') })
  })

  it('lets the user give up without any, while they are read and before one is chosen', async () => {
    const none = startRemoteSigning()
    await none.held.readCertificates.settle(noneIsRead)
    none.dismiss()
    expect(none.state()).toMatchObject(ended('givenUp'))
    const reading = startRemoteSigning()
    reading.dismiss()
    expect(reading.state()).toMatchObject(ended('givenUp'))
    const choosing = startRemoteSigning()
    await choosing.held.readCertificates.settle(certificatesAreRead)
    await choosing.held.findRequest.settle(noneWaits)
    choosing.dismiss()
    expect(choosing.state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
  })

  it.each(Object.entries(serverFails))('can be read again after %s, or not at all [000-8-08]', async (_, outcome) => {
    const { held, state, retry, dismiss } = startRemoteSigning()
    await held.readCertificates.settle(outcome)
    expect(state()).toMatchObject({ value: 'certificatesUnread', context: { failure: outcome.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
    retry()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: { failure: null } })
    await held.readCertificates.settle(bug)
    expect(state()).toMatchObject({ value: 'certificatesUnread', context: { failure: bugAsFailure } })
    dismiss()
    expect(state()).toMatchObject(ended('givenUp'))
  })

  it('takes none that was not offered', async () => {
    const { actor, held, state } = startRemoteSigning()
    await held.readCertificates.settle(certificatesAreRead)
    await held.findRequest.settle(noneWaits)
    actor.send({ type: 'certificate.chosen', id: 'c-99' })
    expect(state().value).toBe('choosingCertificate')
    actor.send({ type: 'certificate.chosen', id: 'c-42' })
    expect(held.requestSignature.inputs).toEqual([{ reqKey: work.reqKey, serialNumber: '5401EC88D20B' }])
  })
})

const ofCertificate = [
  ['remoteSigning.userUnknown', 'userUnknown', remoteSigningFails['remoteSigning.userUnknown']],
  ['remoteSigning.certificateAbsent', 'certificateAbsent', remoteSigningFails['remoteSigning.certificateAbsent']],
  ['remoteSigning.otherTaxCode', 'taxCodeDiffers', remoteSigningFails['remoteSigning.otherTaxCode']],
  ['remoteSigning.certificateExpired', 'certificateExpired', remoteSigningFails['remoteSigning.certificateExpired']],
] as const

const passing = [
  ['remoteSigning.tooManyAttempts', 'tooManyAttempts', remoteSigningFails['remoteSigning.tooManyAttempts']],
  ['remoteSigning.signatureUnusable', 'signatureUnusable', remoteSigningFails['remoteSigning.signatureUnusable']],
  ['remoteSigning.answerUnsigned', 'answerNotSigned', remoteSigningFails['remoteSigning.answerUnsigned']],
  ['remoteSigning.answerAltered', 'answerAltered', remoteSigningFails['remoteSigning.answerAltered']],
  ['server.refused', 'serverRefused', serverFails['server.refused']],
] as const

const notConfigured = remoteSigningFails['remoteSigning.notConfigured']

describe('a request that is not made', () => {
  it.each([...ofCertificate, ...passing])(
    'because of %s stops in %s [000-8-08 000-4-14]',
    async (_, stops, outcome) => {
      const { held, state } = await atRequesting()
      await held.requestSignature.settle(outcome)
      expect(state()).toMatchObject({ value: stops, context: { failure: outcome.answers.failure, request: null } })
      expect(state().hasTag('stopped')).toBe(true)
      expect(held.awaitConfirmation.inputs).toEqual([])
    },
  )

  it.each(ofCertificate)('because of %s: only another certificate helps, or nothing', async (_, __, outcome) => {
    const stop = async () => {
      const flow = await atRequesting()
      await flow.held.requestSignature.settle(outcome)
      return flow
    }
    const { actor, state } = await stop()
    expect(state().can({ type: 'signing.retried' })).toBe(false)
    actor.send(another)
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
    const left = await stop()
    left.dismiss()
    expect(left.state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
  })

  const retriable = [
    ...passing,
    ['remoteSigning.unreachable', 'unreachable', remoteSigningFails['remoteSigning.unreachable']],
    ['connection.lost', 'requestUnanswered', serverFails['connection.lost']],
    ['a bug', 'failedUnexpectedly', bug],
  ] as const

  it.each(retriable)('because of %s stops in %s, and can be made again', async (_, stops, outcome) => {
    const { held, state, retry } = await atRequesting()
    await held.requestSignature.settle(outcome)
    expect(state().value).toBe(stops)
    expect(state().hasTag('stopped')).toBe(true)
    retry()
    expect(state()).toMatchObject({ value: { requesting: 'wanted' }, context: { failure: null, certificate } })
    expect(held.requestSignature.inputs).toHaveLength(2)
    await held.requestSignature.settle(requestIsMade)
    expect(state().value).toBe('awaitingConfirmation')
  })

  it.each(retriable)('because of %s: another certificate, or giving up', async (_, __, outcome) => {
    const flow = await atRequesting()
    await flow.held.requestSignature.settle(outcome)
    flow.actor.send(another)
    expect(flow.state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
    const left = await atRequesting()
    await left.held.requestSignature.settle(outcome)
    left.dismiss()
    expect(left.state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
  })

  it.each(unanswered)('for all that is known, after %s: it is not known whether the holder was asked', async (code) => {
    const { held, state } = await atRequesting()
    await held.requestSignature.settle(serverFails[code])
    expect(state()).toMatchObject({ value: 'requestUnanswered', context: { failure: { code } } })
    expect(state().hasTag('stopped')).toBe(true)
  })

  it('after a bug is said so', async () => {
    const { held, state } = await atRequesting()
    await held.requestSignature.settle(bug)
    expect(state()).toMatchObject({ value: 'failedUnexpectedly', context: { failure: bugAsFailure } })
  })

  it('where no provider is connected stops for good', async () => {
    const { actor, held, state, dismiss } = await atRequesting()
    await held.requestSignature.settle(notConfigured)
    expect(state()).toMatchObject({ value: 'notConfigured', context: { failure: notConfigured.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
    expect(state().can({ type: 'signing.retried' })).toBe(false)
    expect(state().can(another)).toBe(false)
    actor.send(toSettings)
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp'), context: nothingKept })
  })
})

describe('what the holder says on the phone', () => {
  it.each(['refused', 'expired', 'cancelled'] as const)('%s signs nothing; a new request can be made', async (end) => {
    const { held, state, retry } = await atConfirmation()
    await held.awaitConfirmation.settle(ends[end])
    expect(state()).toMatchObject({ value: end, context: { request: null, failure: null } })
    expect([...state().tags]).toEqual(['stopped', 'withoutFailure'])
    retry()
    expect(held.requestSignature.inputs).toHaveLength(2)
    await held.requestSignature.settle(requestIsMade)
    await held.awaitConfirmation.settle(ends.signed)
    expect(state()).toMatchObject(ended('signed'))
  })

  it.each(['refused', 'expired', 'cancelled'] as const)('%s: another certificate, or giving up', async (end) => {
    const { actor, held, state } = await atConfirmation()
    await held.awaitConfirmation.settle(ends[end])
    actor.send(another)
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
    const left = await atConfirmation()
    await left.held.awaitConfirmation.settle(ends[end])
    left.dismiss()
    expect(left.state()).toMatchObject(ended('givenUp'))
    expect(left.held.cancelRequest.inputs).toEqual([])
  })

  it.each([...ofCertificate, ...passing, ['none', 'notConfigured', notConfigured] as const])(
    '%s ends the request in %s',
    async (_, stops, outcome) => {
      const { held, state } = await atConfirmation()
      await held.awaitConfirmation.settle(outcome)
      expect(state()).toMatchObject({ value: stops, context: { failure: outcome.answers.failure, request: null } })
    },
  )
})
