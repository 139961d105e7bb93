import { createTransport } from 'nodemailer'
import { fail, succeed } from '../../src/domain/result.ts'
import { composed, type Sender } from './composing.ts'
import { isMailAddress, type MailFailure, type MailTransport } from './mail.ts'

/** What leads to a server of mails. */
export interface SmtpConfig {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise by STARTTLS. */
  readonly isSecure: boolean
  /** Whether nothing is said before STARTTLS; a relay on this machine may have none. */
  readonly needsTls: boolean
  readonly login: { readonly user: string; readonly password: string } | null
  readonly from: Sender
}

/** Milliseconds of silence, and of a whole conversation, after which it has failed. */
const silence = 10_000
const longest = 60_000

const isPermanent = (code: unknown): boolean => typeof code === 'number' && code >= 500 && code < 600

/** The recipient or the content is refused for good; whatever else is said is about this product or about now. */
const failureOf = (error: unknown): MailFailure => {
  if (!(error instanceof Error)) throw error
  const code = 'code' in error ? String(error.code) : error.name
  const command = 'command' in error ? String(error.command) : ''
  const answer = 'responseCode' in error ? error.responseCode : undefined
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE'
  const detail = [code, command, answer].filter((part) => part !== '' && part !== undefined).join(' ')
  return { code: isOfMail && isPermanent(answer) ? 'mail.refused' : 'mail.unreachable', detail }
}

/** Sends mails by SMTP, one connection for each. */
export const smtpTransport = ({ host, port, isSecure, needsTls, login, from }: SmtpConfig): MailTransport => {
  const closed = new AbortController()
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(login !== null && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  })
  return {
    async deliver(mail) {
      if (!isMailAddress(mail.to.address)) return fail({ code: 'mail.refused', detail: 'not an address' })
      try {
        const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(longest)])
        await transport.sendMail({ ...composed(mail, from), signal })
        return succeed(null)
      } catch (error) {
        return fail(failureOf(error))
      }
    },
    close: () => closed.abort(),
  }
}
