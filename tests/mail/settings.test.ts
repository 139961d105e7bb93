import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mailOf, type MailSettings } from '../../server/mail/environment.ts'
import { openMail } from '../../server/mail/openMail.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

const named = (changes: MailSettings): MailSettings => ({
  SMTP_URL: 'smtp://mail.congty.vn',
  MAIL_FROM: 'tokhai@congty.vn',
  PUBLIC_ORIGIN: 'https://tokhai.congty.vn',
  ...changes,
})
const from = { name: 'tokhai', address: 'tokhai@congty.vn' }

describe('settings of mails', () => {
  it('name no server by themselves', async () => {
    expect(mailOf({})).toEqual(succeed(null))
    expect(await openMail({ smtp: null, isDemo: false, dataFolder: '/nowhere' })).toBeNull()
  })

  it.each([
    ['smtp://mail.congty.vn', { host: 'mail.congty.vn', port: 587, isSecure: false, needsTls: true }],
    ['smtps://mail.congty.vn', { host: 'mail.congty.vn', port: 465, isSecure: true, needsTls: false }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, isSecure: false, needsTls: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, needsTls: false }],
  ])('lead by %s to a server, in the open on this machine alone', (url, place) => {
    expect(mailOf(named({ SMTP_URL: url }))).toEqual(succeed({ ...place, login: null, from }))
  })

  it('take the password from a file', async () => {
    const folder = await makeFolder()
    onTestFinished(() => removeFolder(folder))
    const file = join(folder, 'password')
    writeFileSync(file, 'geheim\n')
    expect(mailOf(named({ SMTP_USER: 'u', SMTP_PASSWORD_FILE: file }))).toMatchObject({
      ok: true,
      value: { login: { user: 'u', password: 'geheim' } },
    })
    expect(mailOf(named({ SMTP_USER: 'u', SMTP_PASSWORD_FILE: `${file}x` }))).toEqual(
      fail('SMTP_PASSWORD_FILE names a file that cannot be read'),
    )
  })

  it.each<[MailSettings, string]>([
    [
      { SMTP_URL: 'mail.congty.vn' },
      'SMTP_URL must be an address such as smtp://mail.example.vn:587, without a password',
    ],
    [
      { SMTP_URL: 'smtp://u:geheim@mail.congty.vn' },
      'SMTP_URL must be an address such as smtp://mail.example.vn:587, without a password',
    ],
    [{ MAIL_FROM: undefined }, 'MAIL_FROM must be an e-mail address with SMTP_URL'],
    [{ MAIL_FROM: 'tokhai' }, 'MAIL_FROM must be an e-mail address with SMTP_URL'],
    [{ PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN is needed with SMTP_URL: mails lead there'],
    [{ SMTP_USER: 'u' }, 'SMTP_USER and SMTP_PASSWORD or SMTP_PASSWORD_FILE are needed together'],
    [{ SMTP_PASSWORD: 'geheim' }, 'SMTP_USER and SMTP_PASSWORD or SMTP_PASSWORD_FILE are needed together'],
  ])('refuse %j, and never say what a value is', (changes, problem) => {
    expect(mailOf(named(changes))).toEqual(fail(problem))
  })
})
