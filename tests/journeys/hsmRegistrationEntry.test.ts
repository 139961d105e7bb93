import { describe, expect, it } from 'vitest'
import {
  accountTyped,
  heldCertificate,
  keyFails,
  pinAndCode,
  pinTyped,
  qrIsFetched,
} from '../../walks/flows/hsmRegistration.ts'
import { bug, bugAsFailure, fails, serverFails } from '../../walks/flows/serverFailures.ts'
import { isRegistered } from '../../walks/flows/tokenRegistration.ts'
import {
  atCode,
  atPin,
  atRegistering,
  ended,
  noKey,
  nothingKept,
  startHsmRegistration,
} from './support/startHsmRegistration.ts'

const withoutCode = (at: string) => ({ enteringPin: { withoutCode: at } })
const withCode = (at: string) => ({ enteringPin: { withCode: at } })
const qr = qrIsFetched.answers.value

describe('the second factor [001-4-06 000-5-15 000-5-16]', () => {
  it('begins with a QR code, for which the PIN is sent once, and is registered with its code [001-2.1-08]', async () => {
    const { held, state, tick, enterPin, enterPinAndCode } = await atPin()
    tick()
    expect(state()).toMatchObject({ value: { enteringPin: 'fetchingQr' }, context: { asksCode: false } })
    expect(state().hasTag('busy')).toBe(true)
    expect(held.fetchQr.inputs).toEqual([{ account: accountTyped, certificate: heldCertificate, pin: pinTyped }])
    enterPin()
    expect(state().value).toEqual({ enteringPin: 'fetchingQr' })
    await held.fetchQr.settle(qrIsFetched)
    expect(state()).toMatchObject({ value: withCode('offered'), context: { asksCode: true, qr, failure: null } })
    enterPinAndCode()
    expect(held.register.inputs).toEqual([{ account: accountTyped, certificate: heldCertificate, secrets: pinAndCode }])
    await held.register.settle(isRegistered)
    expect(state()).toMatchObject({ value: 'registered', context: { qr: null } })
  })

  it('asks for the code of an app that was set up before', async () => {
    const { state, enterPinAndCode } = await atCode('set up before')
    expect(state()).toMatchObject({ value: withCode('active'), context: { asksCode: true, qr: null, failure: null } })
    enterPinAndCode()
    expect(state().value).toBe('registering')
  })

  it.each(['scanned', 'set up before'] as const)('is taken back, where codes are %s', async (kind) => {
    const { state, untick, tick } = await atCode(kind)
    untick()
    expect(state()).toMatchObject({ value: withoutCode('offered'), context: { asksCode: false, qr: null } })
    tick()
    expect(state().value).toEqual({ enteringPin: 'fetchingQr' })
  })

  it('is taken back before the QR code is there', async () => {
    const { held, state, tick, untick } = await atPin()
    tick()
    untick()
    expect(state().value).toEqual(withoutCode('offered'))
    expect(held.fetchQr.isRunning()).toBe(false)
  })

  it('can be given up while the QR code is fetched', async () => {
    const { state, tick, dismiss } = await atPin()
    tick()
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
  })

  it.each(Object.entries(serverFails))('fails without harm after %s [001-8-03]', async (_, outcome) => {
    const { held, state, tick } = await atPin()
    tick()
    await held.fetchQr.settle(outcome)
    expect(state()).toMatchObject({
      value: withoutCode('qrFailed'),
      context: { failure: outcome.answers.failure, asksCode: false, qr: null },
    })
    tick()
    expect(state()).toMatchObject({ value: { enteringPin: 'fetchingQr' }, context: { failure: null } })
  })

  it('fails without harm after a bug', async () => {
    const { held, state, tick, enterPin } = await atPin()
    tick()
    await held.fetchQr.settle(bug)
    expect(state()).toMatchObject({ value: withoutCode('qrFailed'), context: { failure: bugAsFailure } })
    enterPin()
    expect(state()).toMatchObject({ value: 'registering', context: { failure: null } })
  })
})

describe('a wrong PIN', () => {
  it('is asked for again with the attempts left', async () => {
    const { held, state, enterPin } = await atRegistering()
    await held.register.settle(keyFails['hsm.pinWrong'])
    expect(state()).toMatchObject({
      value: withoutCode('pinWrong'),
      context: { attemptsLeft: 2, failure: { code: 'hsm.pinWrong' }, account: accountTyped },
    })
    enterPin()
    expect(state()).toMatchObject({ value: 'registering', context: { failure: null, attemptsLeft: 2 } })
    await held.register.settle(fails({ code: 'hsm.pinWrong', attemptsLeft: null }))
    expect(state().context.attemptsLeft).toBeNull()
    expect(held.register.inputs).toHaveLength(2)
  })

  it('leaves the QR code as it is', async () => {
    const { held, state, enterPinAndCode, untick } = await atCode()
    enterPinAndCode()
    await held.register.settle(keyFails['hsm.pinWrong'])
    expect(state()).toMatchObject({ value: withCode('pinWrong'), context: { qr, attemptsLeft: 2, asksCode: true } })
    untick()
    expect(state()).toMatchObject({ value: withoutCode('offered'), context: { failure: null, attemptsLeft: 2 } })
  })

  it('fetches no QR code', async () => {
    const { held, state, tick } = await atPin()
    tick()
    await held.fetchQr.settle(keyFails['hsm.pinWrong'])
    expect(state()).toMatchObject({ value: withoutCode('pinWrong'), context: { attemptsLeft: 2 } })
    tick()
    expect(held.fetchQr.inputs).toHaveLength(2)
  })
})

describe('a wrong one-time code', () => {
  it('is asked for again beside the same QR code', async () => {
    const { held, state, enterPinAndCode } = await atCode()
    enterPinAndCode()
    await held.register.settle(keyFails['hsm.otpWrong'])
    expect(state()).toMatchObject({
      value: withCode('otpWrong'),
      context: { qr, asksCode: true, failure: { code: 'hsm.otpWrong' } },
    })
    enterPinAndCode()
    expect(state()).toMatchObject({ value: 'registering', context: { failure: null } })
  })

  it('is asked for where the key wants one and none was entered', async () => {
    const { held, state } = await atRegistering()
    await held.register.settle(fails({ code: 'hsm.otpWrong', attemptsLeft: 4 }))
    expect(state()).toMatchObject({
      value: withCode('otpWrong'),
      context: { qr: null, asksCode: true, attemptsLeft: 4 },
    })
  })
})

const unfit = [
  ['certificateAbsent', 'hsm.certificateAbsent'],
  ['taxCodeDiffers', 'hsm.otherTaxCode'],
  ['certificateExpired', 'hsm.certificateExpired'],
  ['pinLocked', 'hsm.pinLocked'],
] as const
const away = [
  ['hsmUnreachable', 'hsm.unreachable'],
  ['tooManyAttempts', 'hsm.tooManyAttempts'],
] as const
const stops = [...unfit, ...away]

/** Who was asked: the server for the registration, or the signing server for a QR code. */
const asked = {
  'a registration': async (code: keyof typeof keyFails) => {
    const flow = await atRegistering()
    await flow.held.register.settle(keyFails[code])
    return flow
  },
  'a QR code': async (code: keyof typeof keyFails) => {
    const flow = await atPin()
    flow.tick()
    await flow.held.fetchQr.settle(keyFails[code])
    return flow
  },
  'the certificates': async (code: keyof typeof keyFails) => {
    const flow = startHsmRegistration()
    flow.connect()
    const outcome = keyFails[code]
    if (outcome.answers.failure.code === 'hsm.pinWrong' || outcome.answers.failure.code === 'hsm.otpWrong')
      throw new Error('no PIN is tried for the certificates')
    await flow.held.readCertificates.settle({ answers: { ok: false, failure: outcome.answers.failure } })
    return flow
  },
} as const

describe.each(Object.entries(asked))('what the signing server says to %s [001-8-03 001-8-01]', (_, ask) => {
  it.each(stops)('stops in %s after %s', async (stop, code) => {
    const { state } = await ask(code)
    expect(state()).toMatchObject({ value: stop, context: { failure: { code } } })
    expect(state().hasTag('stopped')).toBe(true)
  })

  it('asks for the account again where it is refused', async () => {
    const { state } = await ask('hsm.credentialsInvalid')
    expect(state()).toMatchObject({ value: { connecting: 'refused' }, context: { account: null } })
  })

  it('asks for another provider where this one is not connected', async () => {
    const { state } = await ask('hsm.notConfigured')
    expect(state()).toMatchObject({ value: { connecting: 'notConnected' }, context: { account: null } })
  })
})

describe('from a stop', () => {
  it.each(stops)('%s the certificates are read anew, after %s', async (_, code) => {
    const { held, state, another } = await asked['a registration'](code)
    another()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: { ...noKey, account: accountTyped } })
    expect(held.register.inputs).toHaveLength(1)
  })

  it.each(stops)('%s the user gives up, after %s', async (_, code) => {
    const { state, dismiss } = await asked['a registration'](code)
    dismiss()
    expect(state()).toMatchObject({ ...ended('givenUp', 'givenUp'), context: nothingKept })
  })

  it.each(away)('%s another account can be entered, after %s', async (_, code) => {
    const { state, otherAccount } = await asked['a registration'](code)
    otherAccount()
    expect(state()).toMatchObject({ value: { connecting: 'offered' }, context: nothingKept })
  })

  it.each(unfit)('%s another account would not help, after %s', async (stop, code) => {
    const { state, otherAccount } = await asked['a registration'](code)
    otherAccount()
    expect(state().value).toBe(stop)
  })

  it('the account that is entered again forgets the key', async () => {
    const { state, connect } = await asked['a registration']('hsm.credentialsInvalid')
    connect()
    expect(state()).toMatchObject({ value: 'readingCertificates', context: { ...noKey, account: accountTyped } })
  })
})
