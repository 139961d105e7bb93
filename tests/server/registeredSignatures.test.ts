import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeStatus } from '../../server/areas/digitalSignatures/changeStatus.ts'
import { connectSigningServer } from '../../server/areas/digitalSignatures/connect.ts'
import { readKeyState } from '../../server/areas/digitalSignatures/keyState.ts'
import { syncSignatures } from '../../server/areas/digitalSignatures/sync.ts'
import { updateSignature } from '../../server/areas/digitalSignatures/update.ts'
import { versionOf } from '../../server/areas/digitalSignatures/version.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { vietnamMoment } from '../../src/domain/dates.ts'
import { succeed } from '../../src/domain/result.ts'
import { account, certificate, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { codeAt, login, pin, startHsm, taxCode, testClock } from './support/hsm.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const asker = { member: { account, companyId, expiresAt: 0 }, address: '192.0.2.1' }
const id = 'in-hsm'

describe.each(databases.map((database) => [database.kind, database] as const))(
  'registered certificates of an HSM on %s',
  (_kind, database) => {
    let time: ReturnType<typeof testClock>
    let started: Awaited<ReturnType<typeof startHsm>>
    const sealing = createSealing(randomBytes(32))
    beforeEach(async () => {
      time = testClock()
      started = await startHsm(await database.create(), time.clock)
      await seed(started.opened.store)
      await started.opened.db.updateTable('companies').set({ tax_id: taxCode }).where('id', '=', companyId).execute()
      await register()
      await connect()
    })
    afterEach(() => started.close())

    const parts = () => ({
      store: started.opened.store,
      clock: time.clock,
      hsm: started.hsm,
      sealing,
      // Secrets travel bare here: the envelope has tests of its own.
      envelope: {
        offer: () => {
          throw new Error('nobody asks for a key here')
        },
        open: (text: string) => Promise.resolve(succeed(text)),
        openAll: (texts: readonly string[]) => Promise.resolve(succeed(texts)),
      },
    })

    const register = (changes: Partial<CertificateRecord> = {}) => {
      const { serialNumber: serial_no, notBefore, notAfter } = started.signer.certificate
      const dates = { from_date: vietnamMoment(notBefore), to_date: vietnamMoment(notAfter) }
      const record = { ...certificate, id, certificate_type: '2', serial_no, ...dates, ...changes } as const
      return started.opened.store.certificates.insertNew(companyId, record, null)
    }
    const connect = (password = login.password) =>
      connectSigningServer(parts(), { username: login.userName, password }, asker)
    const kept = async () => {
      const found = await started.opened.store.certificates.kept(companyId, id)
      if (found === null) throw new Error('the certificate is not there')
      return found
    }
    const state = async () => {
      const { status, certificate_type: type, user_nm: user } = (await kept()).record
      return { status, type, user }
    }
    const change = (status: '1' | '2' | '3', proof: object = {}, ...others: readonly string[]) =>
      changeStatus(
        parts(),
        { digital_signatures: [id, ...others].map((one) => ({ digi_sign_id: one, status })), ...proof },
        asker,
      )
    const attemptsLeft = async () => {
      const answer = await readKeyState(parts(), { id }, asker)
      return answer.ok ? answer.value.attempts_left : answer.failure.reason
    }
    const actions = async () => {
      const { rows } = await sql<{ action: string }>`select action from audit where company_id = ${companyId}
        order by id`.execute(started.opened.db)
      return rows.map(({ action }) => action)
    }

    it('changes the status with the PIN, and counts wrong ones until the key is locked [000-5-17 001-7-09]', async () => {
      expect(await change('3')).toEqual({
        ok: false,
        failure: { reason: 'fields.invalid', fields: [{ field: 'pin', message: 'hsm_pin_is_required' }] },
      })
      expect(await change('3', { pin: '000000' })).toMatchObject({
        failure: { reason: 'hsm.pinWrong', attemptsLeft: 4 },
      })
      expect(await state()).toMatchObject({ status: '1' })
      expect(await change('3', { pin })).toEqual({ ok: true, value: 1 })
      expect(await state()).toMatchObject({ status: '3' })
      for (let attempt = 0; attempt < 5; attempt += 1) await change('1', { pin: '000000' })
      expect(await change('1', { pin })).toMatchObject({ failure: { reason: 'hsm.pinLocked' } })
      expect(await actions()).toEqual([
        'hsm.connected',
        'hsm.pinWrong',
        'certificate.statusChanged',
        ...Array.from({ length: 4 }, () => 'hsm.pinWrong'),
        'hsm.locked',
      ])
    })

    it('tries no PIN for a certificate that has the status, and none where another one is in the way', async () => {
      expect(await change('1', { pin: '000000' })).toEqual({ ok: true, value: 0 })
      expect(await change('3', { pin: '000000' }, 'unknown')).toMatchObject({ failure: { reason: 'record.absent' } })
      expect(await attemptsLeft()).toBe(5)
    })

    it('changes certificates of tokens beside one of an HSM, of all or of none', async () => {
      const token = { ...certificate, id: 'token', serial_no: 'AA01' }
      await started.opened.store.certificates.insertNew(companyId, token, null)
      expect(await change('3', { pin: '000000' }, 'token')).toMatchObject({ ok: false })
      expect((await started.opened.store.certificates.byIds(companyId, ['token']))[0]).toMatchObject({ status: '1' })
      expect(await change('3', { pin }, 'token')).toEqual({ ok: true, value: 2 })
    })

    it('takes one certificate of an HSM at a time, as each key has a PIN of its own', async () => {
      await register({ id: 'second', serial_no: 'BB02' })
      expect(await change('3', { pin }, 'second')).toMatchObject({
        failure: {
          reason: 'certificate.oneHsmAtATime',
          fields: [{ field: 'digital_signatures.0.status' }, { field: 'digital_signatures.1.status' }],
        },
      })
      expect(await attemptsLeft()).toBe(5)
    })

    it('stops an expired certificate of an HSM by its PIN, and does nothing else with it', async () => {
      time.pass(2000 * 86_400)
      expect(await change('2', { pin })).toMatchObject({ failure: { reason: 'certificate.expired' } })
      expect(await change('3', { pin })).toEqual({ ok: true, value: 1 })
    })

    it('asks for the one-time code where the key has one [001-7-09]', async () => {
      const address = await started.hsm.setUpCodes(login, started.choice)
      if (!address.ok) throw new Error(address.failure.reason)
      const code = () => codeAt(address.value, time.clock())
      const opened = await started.hsm.open(login, { ...started.choice, code: code() })
      expect(opened.ok).toBe(true)
      time.pass(60)
      expect(await readKeyState(parts(), { id }, asker)).toMatchObject({ value: { otp_yn: 'Y' } })
      expect(await change('3', { pin, otp_yn: 'Y' })).toMatchObject({ failure: { reason: 'hsm.otpWrong' } })
      expect(await change('3', { pin, otp_yn: 'N' })).toMatchObject({ failure: { reason: 'hsm.otpWrong' } })
      expect(await change('3', { pin, otp_yn: 'Y', otp: code() })).toEqual({ ok: true, value: 1 })
    })

    const update = (body: Partial<Parameters<typeof updateSignature>[2]> = {}) =>
      updateSignature(parts(), id, { status: '1', type: '2', ...body }, asker)

    it('updates status, type and account with the PIN, and nothing without it [000-5-17 001-5-04 001-2.1-10]', async () => {
      expect(await update({ status: '2' })).toMatchObject({ failure: { fields: [{ field: 'pin' }] } })
      expect(await update({ status: '2', pin })).toMatchObject({ ok: true })
      expect(await state()).toEqual({ status: '2', type: '2', user: 'ke.toan' })
      expect(await update({ status: '2', user_nm: 'somebody', pin })).toMatchObject({
        failure: { fields: [{ field: 'user_pw', message: 'hsm_password_is_required' }] },
      })
      expect(await update({ status: '2', user_nm: 'somebody', user_pw: 'guess', pin })).toMatchObject({
        failure: { reason: 'hsm.credentialsInvalid' },
      })
      expect(await update({ status: '2', user_nm: 'KE.TOAN', user_pw: login.password, pin })).toMatchObject({
        ok: true,
      })
      expect(await attemptsLeft()).toBe(5)
    })

    it('takes the account away with the type of an HSM, which wants the PIN too', async () => {
      expect(await update({ type: '1' })).toMatchObject({ failure: { fields: [{ field: 'pin' }] } })
      expect(await update({ type: '1', pin })).toMatchObject({ ok: true })
      expect(await state()).toEqual({ status: '1', type: '1', user: null })
      expect((await kept()).sealedPassword).toBeNull()
      expect(await update({ type: '3' })).toMatchObject({ ok: true })
      expect(await update({ type: '4' })).toMatchObject({ failure: { reason: 'certificate.typeFixed' } })
      expect(await update({ type: '2', pin })).toMatchObject({ failure: { fields: [{ field: 'user_nm' }] } })
      const account = { user_nm: login.userName, user_pw: login.password }
      expect(await update({ type: '2', pin, ...account })).toMatchObject({ ok: true })
    })

    it('refuses an update over a version that somebody else has changed, but answers the same content again', async () => {
      const version = versionOf(await kept())
      expect(await update({ status: '2', pin, version })).toMatchObject({ ok: true })
      expect(await update({ status: '2', pin: '000000', version })).toMatchObject({ ok: true })
      expect(await update({ status: '3', pin: '000000', version })).toEqual({
        ok: false,
        failure: { reason: 'certificate.changed' },
      })
      expect(await attemptsLeft()).toBe(5)
      await connect()
      expect(await update({ status: '3', pin, version: versionOf(await kept()) })).toMatchObject({ ok: true })
    })

    it('keeps the account of a login sealed with the certificates that it holds, and nothing of a failed one', async () => {
      expect(await connect()).toEqual({ ok: true, value: { kept: 1, changed: 0 } })
      const before = await kept()
      expect(before.sealedPassword).not.toContain(login.password)
      expect(await connect('guess')).toMatchObject({ failure: { reason: 'hsm.credentialsInvalid' } })
      expect(await kept()).toEqual(before)
    })

    const sync = () => syncSignatures(parts(), {}, asker)
    const set = (changes: Partial<CertificateRecord>) =>
      started.opened.db
        .updateTable('certificates')
        .set(changes)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute()

    it('renews days and status from the signing server, and leaves what is stopped stopped', async () => {
      const { to_date } = (await kept()).record
      await set({ to_date: '2026-12-01T00:00:00', status: '0' })
      expect(await sync()).toEqual({ ok: true, value: { changed: 1, failed: 0 } })
      expect((await kept()).record).toMatchObject({ to_date, status: '1' })
      expect(await sync()).toEqual({ ok: true, value: { changed: 0, failed: 0 } })
      await set({ status: '3' })
      expect(await sync()).toMatchObject({ value: { changed: 0 } })
      expect(await actions()).toContain('certificate.synced')
    })

    it('sets aside what the signing server cannot sign with any more', async () => {
      await set({ serial_no: 'CC03', status: '2' })
      expect(await sync()).toMatchObject({ value: { changed: 1 } })
      expect(await state()).toMatchObject({ status: '0' })
      await set({ serial_no: started.choice.serialNumber, status: '1' })
      time.pass(2000 * 86_400)
      expect(await sync()).toMatchObject({ value: { changed: 1 } })
      expect(await state()).toMatchObject({ status: '0' })
    })

    it('refuses to synchronise where no account is kept', async () => {
      await set({ user_nm: null })
      expect(await sync()).toEqual({ ok: false, failure: { reason: 'certificate.notConnected' } })
    })
  },
)
