import { describe, expect, it } from 'vitest'
import {
  accountTyped,
  certificatesAreRead,
  existsAlready,
  heldCertificate,
  keyFails,
  noneIsHeld,
  pinAlone,
} from '../../walks/flows/hsmRegistration.ts'
import { bug, bugAsFailure, serverFails, unanswered } from '../../walks/flows/serverFailures.ts'
import { company, isAbsent, isRegistered } from '../../walks/flows/tokenRegistration.ts'
import {
  atAsking,
  atCertificates,
  atPin,
  atRegistering,
  ended,
  endedRegistered,
  noKey,
  nothingKept,
  startHsmRegistration,
} from './support/startHsmRegistration.ts'

describe('registering a certificate in an HSM', () => {
  it('connects, chooses a certificate, takes the PIN and ends with the success [001-2.1-08 001-4-05 000-2-25 000-4-23]', async () => {
    const { held, state, connect, list, choose, enterPin, dismiss } = startHsmRegistration()
    expect(state()).toMatchObject({ value: { connecting: 'offered' }, context: { ...company, ...nothingKept } })
    connect()
    expect(state().value).toBe('readingCertificates')
    expect(state().hasTag('busy')).toBe(true)
    expect(held.readCertificates.inputs).toEqual([{ account: accountTyped }])
    await list()
    expect(state().value).toBe('choosingCertificate')
    expect(state().hasTag('busy')).toBe(false)
    expect(state().hasTag('choosing')).toBe(true)
    choose()
    expect(state()).toMatchObject({
      value: { enteringPin: { withoutCode: 'offered' } },
      context: { certificate: heldCertificate, attemptsLeft: null, asksCode: false },
    })
    expect(state().hasTag('choosing')).toBe(false)
    expect(held.register.inputs).toEqual([])
    enterPin()
    expect(state().hasTag('busy')).toBe(true)
    expect(state().hasTag('unsafeToLeave')).toBe(true)
    expect(held.register.inputs).toEqual([{ account: accountTyped, certificate: heldCertificate, secrets: pinAlone }])
    await held.register.settle(isRegistered)
    expect(state()).toMatchObject({ value: 'registered', context: { account: null, failure: null } })
    dismiss()
    expect(state()).toMatchObject(endedRegistered('finished', 'registered'))
  })

  it('leads from the success to a declaration', async () => {
    const { actor, held, state } = await atRegistering()
    await held.register.settle(isRegistered)
    actor.send({ type: 'declaration.opened' })
    expect(state()).toMatchObject(endedRegistered('leftForDeclaration', 'toDeclaration'))
  })

  it.each([
    ['before the account', () => Promise.resolve(startHsmRegistration())],
    ['before a certificate', atCertificates],
    ['before the PIN', atPin],
  ] as const)('registers nothing where the user gives up %s', async (_, reach) => {
    const { held, state, dismiss } = await reach()
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
    expect(held.register.inputs).toEqual([])
  })
})

describe('the account [001-2.1-08]', () => {
  it('is asked for again where it is refused, and forgotten [001-8-05]', async () => {
    const { held, state, connect } = startHsmRegistration()
    connect()
    await held.readCertificates.settle(keyFails['hsm.credentialsInvalid'])
    expect(state()).toMatchObject({
      value: { connecting: 'refused' },
      context: { account: null, failure: { code: 'hsm.credentialsInvalid' } },
    })
    connect()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: { account: accountTyped, failure: null } })
  })

  it('can be one of another provider where the first is not connected', async () => {
    const { held, state, connect } = startHsmRegistration()
    connect()
    await held.readCertificates.settle(keyFails['hsm.notConfigured'])
    expect(state()).toMatchObject({ value: { connecting: 'notConnected' }, context: { account: null } })
  })

  it('can be given up while it is tried', () => {
    const { state, connect, dismiss } = startHsmRegistration()
    connect()
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
  })

  it('may have no certificate: another one can be entered, or none', async () => {
    const withoutAny = async () => {
      const flow = startHsmRegistration()
      flow.connect()
      await flow.held.readCertificates.settle(noneIsHeld)
      expect(flow.state().value).toBe('noCertificate')
      expect(flow.state().hasTag('stopped')).toBe(true)
      return flow
    }
    const other = await withoutAny()
    other.otherAccount()
    expect(other.state()).toMatchObject({ value: { connecting: 'offered' }, context: nothingKept })
    const left = await withoutAny()
    left.dismiss()
    expect(left.state()).toMatchObject(ended('givenUp', 'givenUp'))
  })

  it('can be changed where its certificates are shown', async () => {
    const { state, otherAccount } = await atCertificates()
    otherAccount()
    expect(state()).toMatchObject({ value: { connecting: 'offered' }, context: nothingKept })
  })

  it.each(Object.entries(serverFails))('stays for another try after %s [001-8-03]', async (_, outcome) => {
    const { held, state, connect, another } = startHsmRegistration()
    connect()
    await held.readCertificates.settle(outcome)
    expect(state()).toMatchObject({ value: 'certificatesUnread', context: { failure: outcome.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
    another()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: { failure: null } })
    expect(held.readCertificates.inputs).toEqual([{ account: accountTyped }, { account: accountTyped }])
  })

  it('stays for another try after a bug, gives way to another one, or ends', async () => {
    const broken = async () => {
      const flow = startHsmRegistration()
      flow.connect()
      await flow.held.readCertificates.settle(bug)
      expect(flow.state()).toMatchObject({ value: 'certificatesUnread', context: { failure: bugAsFailure } })
      return flow
    }
    const other = await broken()
    other.otherAccount()
    expect(other.state()).toMatchObject({ value: { connecting: 'offered' }, context: nothingKept })
    const left = await broken()
    left.dismiss()
    expect(left.state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
  })

  it('may have no certificate any more: those that were read before are forgotten with it', async () => {
    const { held, state, another, otherAccount } = await atRegistering()
    await held.register.settle(keyFails['hsm.unreachable'])
    another()
    await held.readCertificates.settle(noneIsHeld)
    expect(state().value).toBe('noCertificate')
    otherAccount()
    expect(state()).toMatchObject({ value: { connecting: 'offered' }, context: nothingKept })
  })
})

describe('the certificates [001-2.1-09 000-2-26]', () => {
  it('are chosen from those that are shown', async () => {
    const { actor, state } = await atCertificates()
    actor.send({ type: 'certificate.chosen', serialNumber: '99' })
    expect(state().value).toBe('choosingCertificate')
    actor.send({ type: 'certificate.chosen', serialNumber: '540110A4C3' })
    expect(state().context.certificate).toEqual(certificatesAreRead.answers.value[1])
  })

  it('can be chosen anew where the PIN is asked for, and nothing of the first key stays', async () => {
    const { held, state, enterPin, another } = await atPin()
    enterPin()
    await held.register.settle(keyFails['hsm.pinWrong'])
    expect(state().context.attemptsLeft).toBe(2)
    another()
    expect(state()).toMatchObject({ value: 'choosingCertificate', context: { ...noKey, account: accountTyped } })
    expect(state().context.certificates).toHaveLength(3)
  })
})

describe('a registration that is not answered [001-4-05]', () => {
  it.each(unanswered)('has the list asked after %s, and cannot be left meanwhile', async (code) => {
    const { held, state, dismiss } = await atRegistering()
    dismiss()
    expect(state().value).toBe('registering')
    await held.register.settle(serverFails[code])
    expect(state()).toMatchObject({ value: 'askingOutcome', context: { failure: { code } } })
    expect(state().hasTag('unsafeToLeave')).toBe(true)
    expect(state().hasTag('busy')).toBe(true)
    dismiss()
    expect(held.findRegistered.inputs).toEqual([{ certificate: heldCertificate }])
    await held.findRegistered.settle(isRegistered)
    expect(state()).toMatchObject({ value: 'registered', context: { failure: null, account: null } })
    dismiss()
    expect(state()).toMatchObject(endedRegistered('finished', 'registered'))
  })

  it('has the list asked after a bug', async () => {
    const { held, state } = await atRegistering()
    await held.register.settle(bug)
    expect(state()).toMatchObject({ value: 'askingOutcome', context: { failure: bugAsFailure } })
  })

  it('asks for the PIN again where the list does not show the certificate: none is sent a second time', async () => {
    const { actor, held, state } = await atAsking()
    await held.findRegistered.settle(isAbsent)
    expect(state().value).toBe('notRegistered')
    expect(state().hasTag('stopped')).toBe(true)
    actor.send({ type: 'registration.repeated' })
    expect(state()).toMatchObject({
      value: { enteringPin: { withoutCode: 'offered' } },
      context: { failure: null, account: accountTyped, certificate: heldCertificate },
    })
    expect(held.register.inputs).toHaveLength(1)
  })

  it('registers nothing where the user gives up then', async () => {
    const { held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(isAbsent)
    dismiss()
    expect(state()).toMatchObject(ended('givenUp', 'givenUp'))
  })

  it.each([...Object.values(serverFails), bug])(
    'is not known where the list cannot be read either: %o',
    async (end) => {
      const { actor, held, state } = await atAsking()
      await held.findRegistered.settle(end)
      const failure = 'throws' in end ? bugAsFailure : end.answers.failure
      expect(state()).toMatchObject({ value: 'outcomeUnknown', context: { failure } })
      expect(state().hasTag('stopped')).toBe(true)
      expect(state().hasTag('unsafeToLeave')).toBe(true)
      actor.send({ type: 'outcome.asked' })
      expect(state().value).toBe('askingOutcome')
    },
  )

  it('can be left unknown, for the list to show later', async () => {
    const { held, state, dismiss } = await atAsking()
    await held.findRegistered.settle(serverFails['connection.lost'])
    dismiss()
    expect(state()).toMatchObject({ ...ended('postponed', 'postponed'), context: { account: null } })
  })
})

describe('a refusal', () => {
  it('shows the certificate that is registered already', async () => {
    const { actor, held, state } = await atRegistering()
    await held.register.settle(existsAlready)
    expect(state()).toMatchObject({ value: 'certificateExists', context: { failure: existsAlready.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
    actor.send({ type: 'existing.shown' })
    expect(state()).toMatchObject({ ...ended('leftForExisting', 'toExisting'), context: { account: null } })
  })

  it('for another reason is shown with it [001-8-05]', async () => {
    const { held, state } = await atRegistering()
    await held.register.settle(serverFails['server.refused'])
    expect(state()).toMatchObject({ value: 'refused', context: { failure: { code: 'server.refused' } } })
    expect(state().hasTag('stopped')).toBe(true)
  })

  it.each([
    ['certificateExists', existsAlready],
    ['refused', serverFails['server.refused']],
  ] as const)('%s leads to another certificate, read anew, or to nothing', async (_, outcome) => {
    const other = await atRegistering()
    await other.held.register.settle(outcome)
    other.another()
    expect(other.state()).toMatchObject({ value: 'readingCertificates', context: { ...noKey, account: accountTyped } })
    const left = await atRegistering()
    await left.held.register.settle(outcome)
    left.dismiss()
    expect(left.state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
  })
})
