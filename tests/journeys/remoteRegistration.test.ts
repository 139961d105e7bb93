import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import {
  certificate,
  certificatesAreRead,
  existsAlready,
  holdRemoteRegistration,
  noneIsRead,
  userName,
} from '../../walks/flows/remoteRegistration.ts'
import { remoteFails } from '../../walks/flows/remoteSigning.ts'
import { bug, bugAsFailure, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'
import { company, isAbsent, isRegistered, registeredId } from '../../walks/flows/tokenRegistration.ts'

const begin = () => {
  const { held, machine } = holdRemoteRegistration()
  const actor = createActor(machine, { input: company })
  actor.start()
  const state = () => actor.getSnapshot()
  const enter = () => actor.send({ type: 'user.submitted', userName })
  const choose = () => actor.send({ type: 'certificate.chosen', serialNumber: certificate.serialNumber })
  const confirm = (formType: '1' | '2' = '1') => actor.send({ type: 'registration.confirmed', formType })
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  const again = () => actor.send({ type: 'certificates.requested' })
  return { actor, held, state, enter, choose, confirm, dismiss, again }
}

const atReading = () => {
  const flow = begin()
  flow.enter()
  return flow
}
const atChoosing = async () => {
  const flow = atReading()
  await flow.held.readCertificates.settle(certificatesAreRead)
  return flow
}
const atConfirming = async () => {
  const flow = await atChoosing()
  flow.choose()
  return flow
}
const atRegistering = async () => {
  const flow = await atConfirming()
  flow.confirm()
  return flow
}
const atAsking = async () => {
  const flow = await atRegistering()
  await flow.held.register.settle(serverFails['connection.lost'])
  return flow
}

const ended = (value: string, result: string, certificateId: string | null = null) => ({
  value,
  status: 'done',
  output: { result, certificateId },
})
const nothingKept = { failure: null, certificate: null, certificates: [] }
const sent = { userName, certificate, formType: '1' } as const

describe('registering a certificate of the provider [001-2.1-05]', () => {
  it('asks for the user, shows the certificates, and registers the confirmed one [000-4-22 001-4-04 001-4-01]', async () => {
    const { held, state, enter, choose, confirm, dismiss } = begin()
    expect(state()).toMatchObject({ value: { enteringUser: 'offered' }, context: { ...nothingKept, userName: '' } })
    enter()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: { userName } })
    expect(state().hasTag('busy')).toBe(true)
    expect(held.readCertificates.inputs).toEqual([{ userName, ...company }])
    await held.readCertificates.settle(certificatesAreRead)
    expect(state().value).toBe('choosingCertificate')
    expect([state().hasTag('busy'), state().hasTag('choosing')]).toEqual([false, true])
    choose()
    expect(state()).toMatchObject({ value: 'confirming', context: { certificate } })
    expect(held.register.inputs).toEqual([])
    confirm('2')
    expect([state().hasTag('busy'), state().hasTag('unsafeToLeave')]).toEqual([true, true])
    expect(held.register.inputs).toEqual([{ ...sent, formType: '2' }])
    await held.register.settle(isRegistered)
    expect(state().value).toBe('registered')
    dismiss()
    expect(state()).toMatchObject(ended('finished', 'registered', registeredId))
    expect(state().output?.serialNumber).toBe(certificate.serialNumber)
  })

  it('leads from the success to a declaration', async () => {
    const { actor, held, state } = await atRegistering()
    await held.register.settle(isRegistered)
    actor.send({ type: 'declaration.opened' })
    expect(state()).toMatchObject(ended('leftForDeclaration', 'toDeclaration', registeredId))
  })

  it('takes none that was not offered', async () => {
    const { actor, state } = await atChoosing()
    actor.send({ type: 'certificate.chosen', serialNumber: '00' })
    expect(state().value).toBe('choosingCertificate')
    actor.send({ type: 'certificate.chosen', serialNumber: '5401EC88D20B' })
    expect(state().context.certificate?.serialNumber).toBe('5401EC88D20B')
  })

  it('lets another certificate be chosen before it is registered, without asking the provider again', async () => {
    const { held, state, again } = await atConfirming()
    again()
    expect(state()).toMatchObject({ value: 'choosingCertificate', context: { certificate: null } })
    expect(state().context.certificates).toHaveLength(2)
    expect(held.readCertificates.inputs).toHaveLength(1)
  })

  it('lets another user be entered, and keeps the name that was typed', async () => {
    const { actor, state } = await atChoosing()
    actor.send({ type: 'user.changed' })
    expect(state()).toMatchObject({ value: { enteringUser: 'offered' }, context: { ...nothingKept, userName } })
  })

  it.each([
    ['before the user is entered', async () => begin()],
    ['while certificates are read', async () => atReading()],
    ['before one is chosen', atChoosing],
    ['before it is confirmed', atConfirming],
  ] as const)('is given up %s', async (_, open) => {
    const { held, state, dismiss } = await open()
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
    expect(held.register.inputs).toEqual([])
  })
})

describe('the certificates of the user', () => {
  it('are none that the company can register: another user, or nothing [001-4-02]', async () => {
    const none = async () => {
      const flow = atReading()
      await flow.held.readCertificates.settle(noneIsRead)
      expect(flow.state().value).toBe('noCertificate')
      expect(flow.state().hasTag('stopped')).toBe(true)
      return flow
    }
    const other = await none()
    other.actor.send({ type: 'user.changed' })
    expect(other.state().value).toEqual({ enteringUser: 'offered' })
    const left = await none()
    left.dismiss()
    expect(left.state()).toMatchObject(ended('givenUp', 'givenUp'))
  })

  it.each(unanswered)('are not read after %s, and can be read again', async (code) => {
    const { held, state, again } = atReading()
    await held.readCertificates.settle(serverFails[code])
    expect(state()).toMatchObject({ value: 'certificatesUnread', context: { failure: { code } } })
    expect(state().hasTag('stopped')).toBe(true)
    again()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
    await held.readCertificates.settle(certificatesAreRead)
    expect(state().value).toBe('choosingCertificate')
  })

  it('are not read after a bug, and may stay unread', async () => {
    const { held, state, dismiss } = atReading()
    await held.readCertificates.settle(bug)
    expect(state()).toMatchObject({ value: 'certificatesUnread', context: { failure: bugAsFailure } })
    dismiss()
    expect(state()).toMatchObject(ended('givenUp', 'givenUp'))
  })
})

const stops = [
  ['unreachable', remoteFails['remoteSigning.unreachable']],
  ['tooManyAttempts', remoteFails['remoteSigning.tooManyAttempts']],
  ['certificateAbsent', remoteFails['remoteSigning.certificateAbsent']],
  ['taxCodeDiffers', remoteFails['remoteSigning.otherTaxCode']],
  ['certificateExpired', remoteFails['remoteSigning.certificateExpired']],
  ['sameExists', existsAlready],
  ['refused', serverFails['server.refused']],
] as const

describe('what server or provider say no with [001-8-05]', () => {
  it.each(stops)('%s stops the reading of the certificates', async (value, outcome) => {
    const { held, state } = atReading()
    await held.readCertificates.settle(outcome)
    expect(state()).toMatchObject({ value, context: { failure: outcome.answers.failure } })
  })

  it.each(stops)('%s stops the registration: nothing is asked of the list', async (value, outcome) => {
    const { held, state, again } = await atRegistering()
    await held.register.settle(outcome)
    expect(state()).toMatchObject({ value, context: { failure: outcome.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
    expect(held.findRegistered.inputs).toEqual([])
    again()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
  })

  it.each(stops)('%s: the user gives up', async (_, outcome) => {
    const { held, state, dismiss } = await atRegistering()
    await held.register.settle(outcome)
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
  })

  it('of a certificate that is registered already leads to it in the list [000-4-21 001-4-03 001-2.1-07]', async () => {
    const { actor, held, state } = await atRegistering()
    await held.register.settle(existsAlready)
    actor.send({ type: 'existing.shown' })
    expect(state()).toMatchObject(ended('leftForExisting', 'toExisting'))
    expect(state().output?.serialNumber).toBe(certificate.serialNumber)
  })

  it('of an unknown user asks for the name again', async () => {
    const { held, state, enter, dismiss } = atReading()
    await held.readCertificates.settle(remoteFails['remoteSigning.userUnknown'])
    expect(state()).toMatchObject({ value: { enteringUser: 'unknown' }, context: { userName } })
    enter()
    expect(state().value).toBe('readingCertificates')
    await held.readCertificates.settle(remoteFails['remoteSigning.userUnknown'])
    dismiss()
    expect(state()).toMatchObject(ended('givenUp', 'givenUp'))
  })

  it('where no provider is connected stops for good', async () => {
    const { held, state, dismiss } = atReading()
    await held.readCertificates.settle(remoteFails['remoteSigning.notConfigured'])
    expect(state().value).toBe('notConfigured')
    expect(state().hasTag('stopped')).toBe(true)
    expect(state().can({ type: 'certificates.requested' })).toBe(false)
    dismiss()
    expect(state()).toMatchObject(ended('givenUp', 'givenUp'))
  })
})

describe('where no answer says whether it was registered', () => {
  it.each(unanswered)('%s: the list is asked before anything is sent again', async (code) => {
    const { held, state } = await atRegistering()
    await held.register.settle(serverFails[code])
    expect(state().value).toBe('askingOutcome')
    expect([state().hasTag('busy'), state().hasTag('unsafeToLeave')]).toEqual([true, true])
    expect(held.findRegistered.inputs).toEqual([sent])
    expect(held.register.inputs).toHaveLength(1)
  })

  it('a bug does the same', async () => {
    const { held, state } = await atRegistering()
    await held.register.settle(bug)
    expect(state()).toMatchObject({ value: 'askingOutcome', context: { failure: bugAsFailure } })
  })

  it('the certificate that is there was registered [001-4-04]', async () => {
    const { held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(isRegistered)
    expect(state()).toMatchObject({ value: 'registered', context: { failure: null } })
    dismiss()
    expect(state()).toMatchObject(ended('finished', 'registered', registeredId))
  })

  it('one that is not there is sent again where the user wants it', async () => {
    const { actor, held, state } = await atAsking()
    await held.findRegistered.settle(isAbsent)
    expect(state()).toMatchObject({ value: 'notRegistered', context: { failure: { code: 'connection.lost' } } })
    expect(state().hasTag('stopped')).toBe(true)
    actor.send({ type: 'registration.repeated' })
    expect(held.register.inputs).toEqual([sent, sent])
    await held.register.settle(isRegistered)
    expect(state().value).toBe('registered')
  })

  it('one that is not there is left', async () => {
    const { held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(isAbsent)
    dismiss()
    expect(state()).toMatchObject(ended('givenUp', 'givenUp'))
  })

  it.each([
    ['a failure', serverFails['server.failed'], { code: 'server.failed' }],
    ['a bug', bug, bugAsFailure],
  ] as const)('%s of the list leaves it unknown: asked again, or looked at later', async (_, outcome, failure) => {
    const { actor, held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(outcome)
    expect(state()).toMatchObject({ value: 'outcomeUnknown', context: { failure } })
    expect([state().hasTag('stopped'), state().hasTag('unsafeToLeave')]).toEqual([true, true])
    actor.send({ type: 'outcome.asked' })
    expect(state().value).toBe('askingOutcome')
    await held.findRegistered.settle(outcome)
    dismiss()
    expect(state()).toMatchObject(ended('postponed', 'postponed'))
  })
})
