import { randomBytes, verify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeCodes, unlockAccount } from '../../server/hsm/operate.ts'
import type { Hsm, KeyChoice } from '../../server/hsm/port.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import { startDatabases } from './support/databases.ts'
import { codeAt, login, startHsm, testClock } from './support/hsm.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the signing server on %s',
  (_, database) => {
    let time: ReturnType<typeof testClock>
    let started: Awaited<ReturnType<typeof startHsm>>
    beforeEach(async () => {
      time = testClock()
      started = await startHsm(await database.create(), time.clock)
    })
    afterEach(() => started.close())

    /** What opening the key answers: `ok`, or the refusal with the attempts left. */
    const open = async (hsm: Hsm, choice: Partial<KeyChoice> = {}, code: string | null = null) => {
      const opened = await hsm.open(login, { ...started.choice, ...choice, code })
      if (!opened.ok) return [opened.failure.reason, opened.failure.attemptsLeft]
      await opened.value.close()
      return 'ok'
    }
    const wrong = (hsm: Hsm) => open(hsm, { pin: '000000' })

    it('signs with the key of an account, whose password and PIN are right', async () => {
      const opened = await started.hsm.open(login, { ...started.choice, code: null })
      const data = Buffer.from('Tờ khai')
      const signature = opened.ok ? await opened.value.key.sign(data) : opened
      expect(signature.ok && verify('sha256', data, started.signer.certificate.publicKey, signature.value)).toBe(true)
      expect(await open(started.hsm, { serialNumber: `00 ${started.choice.serialNumber.toLowerCase()}` })).toBe('ok')
    })

    it('locks a key after five wrong PINs, counted by all servers of the database, until the operator unlocks it', async () => {
      const other = await started.another()
      expect(await wrong(started.hsm)).toEqual(['hsm.pinWrong', 4])
      expect(await wrong(other)).toEqual(['hsm.pinWrong', 3])
      expect(await wrong(started.hsm)).toEqual(['hsm.pinWrong', 2])
      expect(await other.keyState(login, started.choice.serialNumber)).toMatchObject({ value: { attemptsLeft: 2 } })
      expect(await wrong(other)).toEqual(['hsm.pinWrong', 1])
      expect(await wrong(started.hsm)).toEqual(['hsm.pinLocked', 0])
      for (const hsm of [started.hsm, other]) expect(await open(hsm)).toEqual(['hsm.pinLocked', undefined])
      expect(await other.certificates(login)).toMatchObject({ value: [{ isActive: false }] })
      expect(await unlockAccount(started.opened.store, time.clock, 'nobody')).toBe(false)
      expect(await unlockAccount(started.opened.store, time.clock, 'KE.TOAN')).toBe(true)
      expect(await open(other)).toBe('ok')
    })

    it('never tries more than five of many PINs that come at the same time, on two servers', async () => {
      const other = await started.another()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_each, at) => wrong(at % 2 === 0 ? started.hsm : other)),
      )
      expect(answers.filter(([reason]) => reason === 'hsm.pinWrong')).toHaveLength(4)
      expect(answers.filter(([, left]) => left === 0).length).toBeGreaterThan(0)
      expect(await open(started.hsm)).toEqual(['hsm.pinLocked', undefined])
    })

    it('takes wrong PINs back with a right one, and lets many right ones at the same time through', async () => {
      for (let attempt = 0; attempt < 4; attempt += 1) await wrong(started.hsm)
      expect(await open(started.hsm)).toBe('ok')
      expect(await wrong(started.hsm)).toEqual(['hsm.pinWrong', 4])
      const answers = await Promise.all(Array.from({ length: 12 }, () => open(started.hsm)))
      expect(new Set(answers)).toEqual(new Set(['ok']))
    })

    it('throttles wrong passwords by account and address, on all servers', async () => {
      const other = await started.another()
      const guess = async (hsm: Hsm, changes = {}) => {
        const answer = await hsm.certificates({ ...login, password: 'guess', ...changes })
        return answer.ok ? 'ok' : answer.failure.reason
      }
      for (const hsm of [started.hsm, other, started.hsm, other, started.hsm])
        expect(await guess(hsm)).toBe('hsm.credentialsInvalid')
      expect(await guess(other)).toBe('hsm.tooManyAttempts')
      expect(await guess(other, { password: login.password })).toBe('hsm.tooManyAttempts')
      expect(await guess(other, { password: login.password, address: '198.51.100.7' })).toBe('ok')
      expect(await guess(other, { userName: 'nobody', address: '198.51.100.7' })).toBe('hsm.credentialsInvalid')
      time.pass(901)
      expect(await guess(other, { password: login.password })).toBe('ok')
    })

    it('asks for one-time codes from the first right one on, and takes each once', async () => {
      const address = await started.hsm.setUpCodes(login, started.choice)
      const secret = address.ok ? address.value : ''
      expect(await open(started.hsm)).toBe('ok')
      expect(await open(started.hsm, {}, codeAt(secret, time.clock()))).toBe('ok')
      expect(await open(started.hsm)).toEqual(['hsm.otpWrong', 5])
      expect(await open(started.hsm, {}, codeAt(secret, time.clock()))).toEqual(['hsm.otpWrong', 4])
      time.pass(30)
      const other = await started.another()
      expect(await open(other, {}, codeAt(secret, time.clock()))).toBe('ok')
      expect(await open(started.hsm, {}, codeAt(secret, new Date(time.clock().getTime() - 30_000)))).toEqual([
        'hsm.otpWrong',
        4,
      ])
      expect(await started.hsm.setUpCodes(login, started.choice)).toMatchObject({
        failure: { reason: 'hsm.otpActive' },
      })
      expect(await removeCodes(started.opened.store, time.clock, 'ke.toan')).toBe(1)
      expect(await open(started.hsm)).toBe('ok')
    })

    it('locks a key after five wrong codes, and tries no PIN where a code is missing', async () => {
      const address = await started.hsm.setUpCodes(login, started.choice)
      const secret = address.ok ? address.value : ''
      await open(started.hsm, {}, codeAt(secret, time.clock()))
      expect(await open(started.hsm, { pin: '000000' })).toEqual(['hsm.otpWrong', 5])
      expect(await started.hsm.keyState(login, started.choice.serialNumber)).toEqual({
        ok: true,
        value: { attemptsLeft: 5, isLocked: false, asksCode: true },
      })
      time.pass(60)
      for (const left of [4, 3, 2, 1]) expect(await open(started.hsm, {}, '000000')).toEqual(['hsm.otpWrong', left])
      expect(await open(started.hsm, {}, '000000')).toEqual(['hsm.pinLocked', 0])
      expect(await open(started.hsm, {}, codeAt(secret, time.clock()))).toEqual(['hsm.pinLocked', undefined])
      await unlockAccount(started.opened.store, time.clock, 'ke.toan')
      expect(await open(started.hsm, {}, codeAt(secret, time.clock()))).toBe('ok')
    })

    it('is not locked by codes of a secret that nobody has confirmed', async () => {
      const address = await started.hsm.setUpCodes(login, started.choice)
      for (let guess = 0; guess < 6; guess += 1)
        expect(await open(started.hsm, {}, '000000')).toEqual(['hsm.otpWrong', undefined])
      expect(await open(started.hsm)).toBe('ok')
      expect(await open(started.hsm, {}, codeAt(address.ok ? address.value : '', time.clock()))).toBe('ok')
      expect(await open(started.hsm)).toEqual(['hsm.otpWrong', 5])
    })

    it('keeps counting what is being tried while a right PIN takes the tries before it back', async () => {
      const { hsmKeys, hsmAccounts } = started.opened.store
      const account = await hsmAccounts.byUserName('ke.toan')
      const [key] = await hsmKeys.ofAccount(account?.id ?? '')
      const right = await hsmKeys.takeTry(key?.id ?? '', 5)
      for (let guess = 0; guess < 4; guess += 1) await hsmKeys.takeTry(key?.id ?? '', 5)
      await hsmKeys.forgetTries(key?.id ?? '', right ?? 0)
      expect(await started.hsm.keyState(login, started.choice.serialNumber)).toMatchObject({
        value: { attemptsLeft: 1, isLocked: false },
      })
    })

    it('is not reached by a server with another master key, and not configured for other providers', async () => {
      const stranger = await started.another(createSealing(randomBytes(32)))
      expect(await open(stranger)).toEqual(['hsm.unreachable', undefined])
      const elsewhere = await started.hsm.certificates({ ...login, provider: 'FPT-CA' })
      expect(elsewhere).toMatchObject({ failure: { reason: 'hsm.notConfigured' } })
    })

    it('refuses a certificate of another company, one that has run out, and one that it has not', async () => {
      expect(await open(started.hsm, { taxCode: '0399999981' })).toEqual(['hsm.otherTaxCode', undefined])
      expect(await open(started.hsm, { serialNumber: '5401' })).toEqual(['hsm.certificateAbsent', undefined])
      time.pass(366 * 86_400)
      expect(await open(started.hsm)).toEqual(['hsm.certificateExpired', undefined])
    })
  },
)
