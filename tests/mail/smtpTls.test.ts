import 'reflect-metadata'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SubjectAlternativeNameExtension } from '@peculiar/x509'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { smtpTransport, type SmtpConfig } from '../../server/mail/smtp.ts'
import { exportPrivateKey, generateRsaKeys, issueCertificate } from '../../signing/issueCertificate.ts'
import { mail } from './support/mails.ts'
import { startMailServer, type ServerTls } from './support/mailServer.ts'

const host = '127.0.0.1'
const day = 86_400_000
const login = { user: 'benutzer', password: 'geheim' }

let identity: Pick<ServerTls, 'key' | 'cert'>
beforeAll(async () => {
  const keys = await generateRsaKeys()
  const { pem } = await issueCertificate({
    subject: [['CN', 'mail.example']],
    notBefore: new Date(Date.now() - day),
    notAfter: new Date(Date.now() + day),
    keys,
    use: 'none',
    extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: host }])],
  })
  identity = { key: await exportPrivateKey(keys), cert: pem }
})

const trust = (certificates: readonly string[]): void => {
  const usual = getCACertificates('default')
  setDefaultCACertificates([...usual, ...certificates])
  onTestFinished(() => setDefaultCACertificates(usual))
}

const serving = async (isFromTheFirstByte: boolean) => {
  const server = await startMailServer({ ...identity, isFromTheFirstByte })
  onTestFinished(() => server.stop())
  const commands: string[] = []
  server.answerBy((command) => void commands.push(command))
  const send = async (changes: Partial<SmtpConfig> = {}) => {
    const config = { host, port: server.port, isSecure: isFromTheFirstByte, needsTls: !isFromTheFirstByte, login }
    const outcome = await smtpTransport({
      ...config,
      from: { name: 'tokhai', address: 'tokhai@congty.vn' },
      ...changes,
    }).deliver(mail())
    return outcome.ok ? 'sent' : outcome.failure.code
  }
  return { send, commands, received: server.received }
}

const ways = [
  ['TLS from the first byte', true],
  ['STARTTLS', false],
] as const

describe.each(ways)('mails by %s', (_, isFromTheFirstByte) => {
  it('arrive where the certificate of the server is trusted', async () => {
    trust([identity.cert])
    const { send, received } = await serving(isFromTheFirstByte)
    expect(await send()).toBe('sent')
    expect(received.map(({ recipients }) => recipients)).toEqual([['anh@saomaixanh.example']])
  })

  it('wait where it is not trusted, or another host’s, and say nothing of the mail before', async () => {
    const { send, commands } = await serving(isFromTheFirstByte)
    expect(await send()).toBe('mail.unreachable')
    trust([identity.cert])
    expect(await send({ host: 'localhost' })).toBe('mail.unreachable')
    expect(commands.filter((command) => !/^(EHLO|STARTTLS|QUIT)/.test(command))).toEqual([])
  })
})

it('gives a password to a server with STARTTLS only after it', async () => {
  trust([identity.cert])
  const { send, commands } = await serving(false)
  await send()
  const words = commands.map((command) => command.split(' ')[0])
  expect(words.slice(0, 4)).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'AUTH'])
})
