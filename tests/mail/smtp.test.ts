import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smtpTransport, type SmtpConfig } from '../../server/mail/smtp.ts'
import { succeed } from '../../src/domain/result.ts'
import { decodedHeader, headersOf, mail } from './support/mails.ts'
import { startMailServer } from './support/mailServer.ts'

let server: Awaited<ReturnType<typeof startMailServer>>
beforeEach(async () => {
  server = await startMailServer()
})
afterEach(() => server.stop())

const transport = (changes: Partial<SmtpConfig> = {}) =>
  smtpTransport({
    host: '127.0.0.1',
    port: server.port,
    isSecure: false,
    needsTls: false,
    login: null,
    from: { name: 'tokhai', address: 'tokhai@congty.vn' },
    ...changes,
  })

const codeOf = async (deliver: ReturnType<typeof transport>['deliver']) => {
  const outcome = await deliver(mail())
  return outcome.ok ? 'sent' : outcome.failure.code
}

describe('mails by SMTP', () => {
  it('go to their one recipient, under a Message-ID that stays the same', async () => {
    const { deliver } = transport()
    expect([await deliver(mail()), await deliver(mail())]).toEqual([succeed(null), succeed(null)])
    expect(server.received.map(({ recipients }) => recipients)).toEqual([
      ['anh@saomaixanh.example'],
      ['anh@saomaixanh.example'],
    ])
    const ids = server.received.map(({ content }) => headersOf(content).get('message-id'))
    expect(ids[0]).toEqual(['<01900000-0000-7000-8000-000000000001.account-1@congty.vn>'])
    expect(ids[1]).toEqual(ids[0])
    const from = headersOf(server.received[0]?.content ?? '').get('from')?.[0] ?? ''
    expect(decodedHeader(from)).toBe('tokhai <tokhai@congty.vn>')
  })

  it.each([
    ['550 No such user', /^RCPT TO/i, 'mail.refused'],
    ['552 Too large', /^\.$/, 'mail.refused'],
    ['451 Try again later', /^RCPT TO/i, 'mail.unreachable'],
    ['452 Full', /^\.$/, 'mail.unreachable'],
    ['550 Not you', /^MAIL FROM/i, 'mail.unreachable'],
    ['421 Going down', /^EHLO/i, 'mail.unreachable'],
    [null, /^DATA/i, 'mail.unreachable'],
  ] as const)('answered %j to %s are %s', async (answer, to, code) => {
    server.answerBy((command) => (to.test(command) ? answer : undefined))
    expect(await codeOf(transport().deliver)).toBe(code)
  })

  it('wait where nobody listens, where a password is wrong, and where nothing may be said in the open', async () => {
    const closed = await startMailServer()
    await closed.stop()
    expect(await codeOf(transport({ port: closed.port }).deliver)).toBe('mail.unreachable')
    server.answerBy((command) => (command.startsWith('AUTH') ? '535 Wrong' : undefined))
    expect(await codeOf(transport({ login: { user: 'u', password: 'geheim' } }).deliver)).toBe('mail.unreachable')
    expect(await codeOf(transport({ needsTls: true }).deliver)).toBe('mail.unreachable')
    expect(server.received).toEqual([])
  })

  it('name neither address nor password in what the log gets', async () => {
    server.answerBy((command) => (command.startsWith('AUTH') ? '535 Wrong geheim' : undefined))
    const outcome = await transport({ login: { user: 'benutzer', password: 'geheim' } }).deliver(mail())
    expect(JSON.stringify(outcome)).not.toMatch(/geheim|benutzer|saomaixanh/)
  })

  it('end at once where the server stops', async () => {
    const heard = Promise.withResolvers<null>()
    server.answerBy((command) => {
      if (!/^DATA/i.test(command)) return undefined
      heard.resolve(null)
      return ''
    })
    const stopping = transport()
    const sending = codeOf(stopping.deliver)
    await heard.promise
    stopping.close()
    expect(await sending).toBe('mail.unreachable')
  })
})
