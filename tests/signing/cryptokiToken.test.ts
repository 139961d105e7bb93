import { describe, expect, it } from 'vitest'
import { type Cryptoki, CryptokiError, returnCodes, tokenFlags } from '../../signing/keystores/cryptoki.ts'
import { createCryptokiToken } from '../../signing/keystores/cryptokiToken.ts'
import { createTestAuthority } from './support/authority.ts'
import { createFakeCryptoki } from './support/fakeCryptoki.ts'

const signer = await (await createTestAuthority()).issue('0101234567')

const setUp = () => {
  const { library, token: fake } = createFakeCryptoki(signer)
  return { fake, token: createCryptokiToken(library, {}) }
}

describe('the PIN', () => {
  it.each([
    [0, 'ready'],
    [tokenFlags.pinCountLow, 'few_attempts'],
    [tokenFlags.pinCountLow | tokenFlags.pinFinalTry, 'last_attempt'],
    [tokenFlags.pinLocked, 'locked'],
  ])('with flags %i is %s before anyone tries', (flags, pinState) => {
    const { fake, token } = setUp()
    fake.flags |= flags
    expect(token.read()).toMatchObject({ ok: true, value: { pinState } })
    expect(fake.triedPins).toEqual([])
  })

  it('is never sent to a locked token', () => {
    const { fake, token } = setUp()
    fake.flags |= tokenFlags.pinLocked
    expect(token.open('1234')).toEqual({ ok: false, failure: { code: 'pin_locked' } })
    expect(fake.triedPins).toEqual([])
  })

  it('is tried once when wrong, and the token’s own count is passed on', () => {
    const { fake, token } = setUp()
    expect(token.open('0000')).toEqual({ ok: false, failure: { code: 'pin_wrong', attemptsLeft: null } })
    fake.flags |= tokenFlags.pinFinalTry
    expect(token.open('0000')).toEqual({ ok: false, failure: { code: 'pin_wrong', attemptsLeft: 1 } })
    expect(fake.triedPins).toEqual(['0000', '0000'])
    expect(fake.openSessions).toBe(0)
  })

  it('that locks the token on this very attempt is reported as locked', () => {
    const { fake, token } = setUp()
    fake.throws.set('C_Login', returnCodes.pinLocked)
    expect(token.open('0000')).toEqual({ ok: false, failure: { code: 'pin_locked' } })
  })

  it('is checked even where an earlier login still stands', () => {
    const { fake, token } = setUp()
    fake.openSessions = 1
    fake.isLoggedIn = true
    expect(token.open('0000')).toMatchObject({ ok: false, failure: { code: 'pin_wrong' } })
    expect(fake.triedPins).toEqual(['0000'])
  })

  it.each([returnCodes.pinInvalid, returnCodes.pinLengthRange])('with return code %i counts as wrong', (code) => {
    const { fake, token } = setUp()
    fake.throws.set('C_Login', code)
    expect(token.open('1')).toMatchObject({ ok: false, failure: { code: 'pin_wrong' } })
  })
})

describe('a slot that cannot be read', () => {
  const bad = Buffer.from([9])

  /** A reader that fails beside one that works. */
  const beside = (failing: 'C_GetTokenInfo' | 'C_OpenSession', slots: (good: readonly Buffer[]) => Buffer[]) => {
    const { library } = createFakeCryptoki(signer)
    const broken: Cryptoki = {
      ...library,
      C_GetSlotList: (tokenPresent) => slots(library.C_GetSlotList(tokenPresent)),
      [failing]: (slot: Buffer, flags: number) => {
        if (slot.equals(bad)) throw new CryptokiError(failing, returnCodes.deviceError)
        return failing === 'C_OpenSession' ? library.C_OpenSession(slot, flags) : library.C_GetTokenInfo(slot)
      },
    }
    return createCryptokiToken(broken, {})
  }

  it.each(['C_GetTokenInfo', 'C_OpenSession'] as const)('by %s does not hide the others', (failing) => {
    for (const slots of [(good: readonly Buffer[]) => [bad, ...good], (good: readonly Buffer[]) => [...good, bad]]) {
      const token = beside(failing, slots)
      expect(token.read()).toMatchObject({ ok: true, value: { certificate: Buffer.from(signer.certificate.raw) } })
      expect(token.open('1234').ok).toBe(true)
    }
  })

  it.each(['C_GetTokenInfo', 'C_OpenSession'] as const)(
    'by %s is what is reported where there is no other',
    (failing) => {
      expect(beside(failing, () => [bad]).read()).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    },
  )
})

describe('a key that wants the PIN for each signature', () => {
  const openOne = () => {
    const made = setUp()
    made.fake.wantsPinEachTime = true
    expect(made.token.open('1234').ok).toBe(true)
    return made
  }

  it('gets it each time, and signs', () => {
    const { fake, token } = openOne()
    for (const data of ['one', 'two']) expect(token.sign(Buffer.from(data)).ok).toBe(true)
    expect([fake.triedPins, fake.pinsToSign]).toEqual([['1234'], ['1234', '1234']])
  })

  it('gets none once it is closed', () => {
    const { fake, token } = openOne()
    token.close()
    expect(token.sign(Buffer.from('x'))).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    expect(fake.pinsToSign).toEqual([])
  })

  it.each([
    [returnCodes.pinIncorrect, { code: 'pin_wrong', attemptsLeft: null }],
    [returnCodes.pinLocked, { code: 'pin_locked' }],
  ])('reports what becomes of it there (%i)', (code, failure) => {
    const { fake, token } = openOne()
    fake.throws.set('C_Login to sign', code)
    expect(token.sign(Buffer.from('x'))).toEqual({ ok: false, failure })
  })

  it('is the only kind whose PIN is kept', () => {
    const { fake, token } = setUp()
    token.open('1234')
    expect(token.sign(Buffer.from('x')).ok).toBe(true)
    expect(fake.pinsToSign).toEqual([])
  })
})

describe('a token that goes away', () => {
  it.each(['deviceRemoved', 'tokenNotPresent', 'sessionHandleInvalid'] as const)(
    'while signing (%s) is removed, not broken',
    (name) => {
      const { fake, token } = setUp()
      expect(token.open('1234').ok).toBe(true)
      fake.throws.set('C_SignInit', returnCodes[name])
      expect(token.sign(Buffer.from('x'))).toEqual({ ok: false, failure: { code: 'token_removed' } })
    },
  )

  it('and answers "device error" is removed when its slot is empty, broken when it is not', () => {
    const { fake, token } = setUp()
    expect(token.open('1234').ok).toBe(true)
    fake.throws.set('C_Sign', returnCodes.deviceError)
    expect(token.sign(Buffer.from('x'))).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    fake.isPresent = false
    expect(token.sign(Buffer.from('x'))).toEqual({ ok: false, failure: { code: 'token_removed' } })
  })

  it('between login and logout is reported by close', () => {
    const { fake, token } = setUp()
    expect(token.open('1234').ok).toBe(true)
    fake.throws.set('C_Logout', returnCodes.deviceRemoved)
    expect(token.close()).toEqual({ ok: false, failure: { code: 'token_removed' } })
    expect(token.close()).toEqual({ ok: true, value: null })
  })

  it('before anything is read is absent', () => {
    const { fake, token } = setUp()
    fake.isPresent = false
    expect(token.read()).toEqual({ ok: false, failure: { code: 'token_absent' } })
    fake.isPresent = true
    fake.throws.set('C_OpenSession', returnCodes.tokenNotPresent)
    expect(token.read()).toEqual({ ok: false, failure: { code: 'token_absent' } })
    expect(token.open('1234')).toEqual({ ok: false, failure: { code: 'token_absent' } })
    expect(fake.triedPins).toEqual([])
  })
})

describe('a session', () => {
  it('ends with close: login and handle are given back', () => {
    const { fake, token } = setUp()
    expect(token.open('1234').ok).toBe(true)
    expect([fake.openSessions, fake.isLoggedIn]).toEqual([1, true])
    expect(token.close()).toEqual({ ok: true, value: null })
    expect([fake.openSessions, fake.isLoggedIn]).toEqual([0, false])
  })

  it('whose logout fails is closed all the same', () => {
    const { fake, token } = setUp()
    expect(token.open('1234').ok).toBe(true)
    fake.throws.set('C_Logout', 0x6)
    expect(token.close()).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
    expect([fake.openSessions, fake.isLoggedIn]).toEqual([0, false])
  })

  it('that was never opened signs nothing', () => {
    expect(setUp().token.sign(Buffer.from('x'))).toMatchObject({ ok: false, failure: { code: 'library_failed' } })
  })

  it('reports what the library says beyond the known codes', () => {
    const { fake, token } = setUp()
    fake.throws.set('C_GetSlotList', 0x6)
    expect(token.read()).toEqual({ ok: false, failure: { code: 'library_failed', detail: 'CKR_6' } })
  })
})
