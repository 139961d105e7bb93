import { describe, expect, it } from 'vitest'
import {
  certificate,
  certificatesAreRead,
  hsmFails,
  hsmSigningOutcomes,
  itemHasFailed,
  keys,
  noAccountIsKept,
  noneIsRead,
  pinOnly,
  withAccount,
} from '../../walks/flows/hsmSigning.ts'
import { bug, bugAsFailure, serverFails } from '../../walks/flows/serverFailures.ts'
import { work } from '../../walks/flows/tokenSigning.ts'
import { atAccount, atPin, ended, nothingKept, startHsmSigning } from './support/startHsmSigning.ts'

const dismissed = { type: 'dialog.dismissed' } as const
const another = { type: 'certificates.requested' } as const
const retried = { type: 'signing.retried' } as const
const toSettings = { type: 'signatureSettings.opened' } as const

describe('signing with the HSM', () => {
  it('reads the certificates, logs in with the chosen one, asks for the PIN and ends signed [000-4-15 002-2.10-01 002-2.11-02 002-4.4-01 000-7-09 002-7.19-06]', async () => {
    const { actor, held, state, enterPin, finish } = startHsmSigning()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
    await held.readCertificates.settle(certificatesAreRead)
    expect(state().value).toBe('choosingCertificate')
    expect(state().context.certificates).toHaveLength(2)
    actor.send({ type: 'certificate.chosen', id: certificate.id })
    expect(state()).toMatchObject({ value: 'loggingIn', context: { certificate } })
    expect(held.logIn.inputs).toEqual([{ serialNumber: certificate.serial_no }])
    await held.logIn.settle(hsmSigningOutcomes.logIn['attempts known'])
    expect(state()).toMatchObject({ value: { enteringPin: 'offered' }, context: { key: keys['attempts known'] } })
    enterPin()
    expect(state()).toMatchObject({ value: 'signing', context: { failure: null } })
    expect(held.signDocument.inputs).toEqual([{ ...work, serialNumber: certificate.serial_no, secrets: pinOnly }])
    await finish()
    expect(state()).toMatchObject({ value: 'signed', ...ended('signed') })
  })

  it('shows that it works while it works', async () => {
    const { state, choose, logIn, enterPin } = startHsmSigning()
    expect(state().hasTag('busy')).toBe(true)
    await choose()
    expect(state().hasTag('busy')).toBe(true)
    await logIn()
    expect(state().hasTag('busy')).toBe(false)
    enterPin()
    expect(state().hasTag('busy')).toBe(true)
  })

  it('wants room for the certificates alone', async () => {
    const { held, state } = startHsmSigning()
    expect(state().hasTag('choosing')).toBe(false)
    await held.readCertificates.settle(certificatesAreRead)
    expect(state().hasTag('choosing')).toBe(true)
  })

  it('knows whether attempts are known and a code is asked for before the PIN is entered', async () => {
    const { state } = await atPin('with a one-time code')
    expect(state().context.key).toEqual({ attemptsLeft: 5, asksOtp: true })
    const { state: other } = await atPin('attempts unknown')
    expect(other().context.key).toEqual({ attemptsLeft: null, asksOtp: false })
  })
})

describe('the certificates', () => {
  it('stops without any in an HSM, and leads to the settings [000-4-12 000-2-22]', async () => {
    const { actor, held, state } = startHsmSigning()
    await held.readCertificates.settle(noneIsRead)
    expect(state().value).toBe('noCertificate')
    expect(state().hasTag('stopped')).toBe(true)
    actor.send(toSettings)
    expect(state()).toMatchObject({ value: 'leftForSettings', ...ended('toSettings') })
  })

  it('lets the user give up without any', async () => {
    const { actor, held, state } = startHsmSigning()
    await held.readCertificates.settle(noneIsRead)
    actor.send(dismissed)
    expect(state()).toMatchObject(ended('givenUp'))
  })

  it.each(Object.entries(serverFails))('can be read again after %s', async (_, outcome) => {
    const { actor, held, state } = startHsmSigning()
    await held.readCertificates.settle(outcome)
    expect(state()).toMatchObject({ value: 'certificatesUnread', context: { failure: outcome.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
    actor.send(retried)
    expect(state()).toMatchObject({ value: 'readingCertificates', context: { failure: null } })
  })

  it('can be read again after a bug, or not at all', async () => {
    const { actor, held, state } = startHsmSigning()
    await held.readCertificates.settle(bug)
    expect(state()).toMatchObject({ value: 'certificatesUnread', context: { failure: bugAsFailure } })
    actor.send(dismissed)
    expect(state()).toMatchObject(ended('givenUp'))
  })

  it('takes none that was not offered [002-2.11-02]', async () => {
    const { actor, held, state } = startHsmSigning()
    await held.readCertificates.settle(certificatesAreRead)
    actor.send({ type: 'certificate.chosen', id: 'c-99' })
    expect(state().value).toBe('choosingCertificate')
    actor.send({ type: 'certificate.chosen', id: 'c-22' })
    expect(held.logIn.inputs).toEqual([{ serialNumber: '540110A4C3' }])
  })
})

describe('a login that fails opens the connect dialog [002-4.4-02 002-8-05]', () => {
  it('without a reason where no account is kept [002-2.11-03]', async () => {
    const { actor, held, state, choose, enterAccount } = startHsmSigning()
    await choose()
    await held.logIn.settle(noAccountIsKept)
    expect(state()).toMatchObject({
      value: { connecting: 'offered' },
      context: { isAccountTyped: true, failure: null, key: keys['attempts unknown'] },
    })
    enterAccount()
    expect(state().value).toBe('signing')
    await held.signDocument.settle(hsmFails['hsm.pinWrong'])
    expect(state().value).toEqual({ connecting: 'pinWrong' })
    actor.send({ type: 'dialog.dismissed' })
    expect(state()).toMatchObject(ended('givenUp'))
  })

  it('with the refusal of the kept account', async () => {
    const { state } = await atAccount()
    expect(state()).toMatchObject({
      value: { connecting: 'refused' },
      context: { isAccountTyped: true, failure: { code: 'hsm.credentialsInvalid' } },
    })
  })

  it.each(Object.entries(serverFails))('with the message of %s [000-8-08]', async (_, outcome) => {
    const { held, state, choose } = startHsmSigning()
    await choose()
    await held.logIn.settle(outcome)
    expect(state()).toMatchObject({
      value: { connecting: 'loginFailed' },
      context: { isAccountTyped: true, failure: outcome.answers.failure },
    })
  })

  it('after a bug', async () => {
    const { held, state, choose } = startHsmSigning()
    await choose()
    await held.logIn.settle(bug)
    expect(state()).toMatchObject({ value: { connecting: 'loginFailed' }, context: { failure: bugAsFailure } })
  })

  it('which signs with account and PIN [002-2.11-03 000-4-15]', async () => {
    const { held, state, enterAccount, finish } = await atAccount()
    enterAccount()
    expect(state()).toMatchObject({ value: 'signing', context: { failure: null } })
    expect(held.signDocument.inputs).toEqual([{ ...work, serialNumber: certificate.serial_no, secrets: withAccount }])
    await finish()
    expect(state()).toMatchObject(ended('signed'))
  })

  it('again where the typed account is refused', async () => {
    const { held, state, enterAccount } = await atAccount()
    enterAccount()
    await held.signDocument.settle(hsmFails['hsm.credentialsInvalid'])
    expect(state().value).toEqual({ connecting: 'refused' })
  })

  it('also where the kept account is refused only as it signs', async () => {
    const { held, state, enterPin } = await atPin()
    enterPin()
    await held.signDocument.settle(hsmFails['hsm.credentialsInvalid'])
    expect(state()).toMatchObject({ value: { connecting: 'refused' }, context: { isAccountTyped: true } })
  })
})

const ofKey = [
  ['hsm.notConfigured', 'hsmNotConfigured', hsmFails['hsm.notConfigured']],
  ['hsm.unreachable', 'hsmUnreachable', hsmFails['hsm.unreachable']],
  ['hsm.tooManyAttempts', 'tooManyAttempts', hsmFails['hsm.tooManyAttempts']],
  ['hsm.certificateAbsent', 'certificateAbsent', hsmFails['hsm.certificateAbsent']],
  ['hsm.pinLocked', 'pinLocked', hsmFails['hsm.pinLocked']],
  ['a certificate out of its validity', 'certificateExpired', hsmFails['hsm.certificateExpired']],
  ['another tax code', 'taxCodeDiffers', hsmFails['hsm.otherTaxCode']],
] as const

describe('what no account would help with', () => {
  it.each(ofKey)('%s stops the login in %s, before any PIN is entered', async (_, stops, outcome) => {
    const { held, state, choose } = startHsmSigning()
    await choose()
    await held.logIn.settle(outcome)
    expect(state()).toMatchObject({ value: stops, context: { failure: outcome.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
    expect(held.signDocument.inputs).toEqual([])
  })
})

const causes = [
  ...ofKey,
  ['an item that fails', 'itemFailed', itemHasFailed],
  ['a document without signature', 'answerNotSigned', hsmFails['hsm.answerUnsigned']],
  ['another document', 'answerAltered', hsmFails['hsm.answerAltered']],
  ['a refusal', 'serverRefused', serverFails['server.refused']],
  ['a lost answer', 'answerLost', serverFails['connection.lost']],
  ['a late answer', 'answerLost', serverFails['connection.tooSlow']],
  ['a failing server', 'answerLost', serverFails['server.failed']],
  ['an ended session', 'answerLost', serverFails['session.ended']],
] as const

const lasting: ReadonlySet<string> = new Set([
  'pinLocked',
  'hsmNotConfigured',
  'certificateAbsent',
  'taxCodeDiffers',
  'certificateExpired',
])

describe('the signing fails [000-7-09 000-8-07 000-8-08 002-8-14]', () => {
  const stopAt = async (outcome: (typeof causes)[number][2]) => {
    const flow = await atPin()
    flow.enterPin()
    await flow.held.signDocument.settle(outcome)
    return flow
  }

  it.each(causes)('%s leads to %s', async (_, stops, outcome) => {
    const { state } = await stopAt(outcome)
    expect(state()).toMatchObject({ value: stops, context: { failure: outcome.answers.failure } })
    expect(state().hasTag('stopped')).toBe(true)
  })

  it.each(causes)('%s: the user gives up, and nothing is kept', async (_, __, outcome) => {
    const { actor, state } = await stopAt(outcome)
    actor.send(dismissed)
    expect(state()).toMatchObject({ value: 'givenUp', context: nothingKept, ...ended('givenUp') })
  })

  it.each(causes)('%s: another certificate can be chosen', async (_, __, outcome) => {
    const { actor, state } = await stopAt(outcome)
    actor.send(another)
    expect(state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
  })

  it.each(causes)(
    '%s: another try begins with the login and a new PIN, unless it is lasting',
    async (_, stops, outcome) => {
      const { actor, held, state, logIn, enterPin, finish } = await stopAt(outcome)
      expect(state().can(retried)).toBe(!lasting.has(stops))
      if (lasting.has(stops)) return
      actor.send(retried)
      expect(state()).toMatchObject({ value: 'loggingIn', context: { failure: null, certificate } })
      expect(state().context.key).toEqual(keys['attempts unknown'])
      await logIn()
      expect(held.signDocument.inputs).toHaveLength(1)
      enterPin()
      await finish()
      expect(state()).toMatchObject(ended('signed'))
    },
  )

  describe('by a bug', () => {
    const atBug = async () => {
      const flow = await atPin()
      flow.enterPin()
      await flow.held.signDocument.settle(bug)
      return flow
    }

    it('is reported, and can be tried again', async () => {
      const { actor, state } = await atBug()
      expect(state()).toMatchObject({ value: 'failedUnexpectedly', context: { failure: bugAsFailure } })
      expect([...state().tags]).toEqual(['stopped'])
      actor.send(retried)
      expect(state()).toMatchObject({
        value: 'loggingIn',
        context: { failure: null, certificate, key: keys['attempts unknown'] },
      })
    })

    it('leaves another certificate to be chosen, or nothing to be kept', async () => {
      const [other, left] = [await atBug(), await atBug()]
      other.actor.send(another)
      expect(other.state()).toMatchObject({ value: 'readingCertificates', context: nothingKept })
      left.actor.send(dismissed)
      expect(left.state()).toMatchObject({ value: 'givenUp', context: nothingKept, ...ended('givenUp') })
    })
  })

  it('leads to the settings from no cause', async () => {
    for (const [, , outcome] of causes) {
      const { state } = await stopAt(outcome)
      expect(state().can(toSettings)).toBe(false)
    }
  })

  it('asks for the kept account again after another try, whatever was typed before', async () => {
    const { actor, held, state, enterAccount, logIn } = await atAccount()
    enterAccount()
    await held.signDocument.settle(itemHasFailed)
    actor.send(retried)
    expect(state().context.isAccountTyped).toBe(false)
    await logIn()
    expect(state().value).toEqual({ enteringPin: 'offered' })
  })
})
