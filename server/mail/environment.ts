import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isLoopback } from '../../src/domain/environment/reach.ts'
import { givenSecret } from '../secrets/givenSecret.ts'
import { isMailAddress } from './mail.ts'
import type { SmtpConfig } from './smtp.ts'

/** Settings of the environment, those that are empty left out. */
export interface MailSettings {
  readonly SMTP_URL?: string | undefined
  readonly SMTP_USER?: string | undefined
  readonly SMTP_PASSWORD?: string | undefined
  readonly SMTP_PASSWORD_FILE?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly PUBLIC_ORIGIN?: string | undefined
}

const defaultPorts = { 'smtp:': 587, 'smtps:': 465 } as const

const isKnown = (protocol: string): protocol is keyof typeof defaultPorts => protocol in defaultPorts

type Place = Pick<SmtpConfig, 'host' | 'port' | 'isSecure' | 'needsTls'>

const placeOf = (text: string): Place | null => {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const isBare = username === '' && password === '' && /^\/?$/.test(pathname) && search === '' && hash === ''
  if (!isKnown(protocol) || !isBare || hostname === '') return null
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  const isSecure = protocol === 'smtps:'
  return {
    host,
    port: port === '' ? defaultPorts[protocol] : Number(port),
    isSecure,
    needsTls: !isSecure && !isLoopback(host),
  }
}

/** The server of mails that the environment names; null where it names none. On failure the text never says what a value is. */
export const mailOf = (settings: MailSettings): Result<SmtpConfig | null, string> => {
  const { SMTP_URL: url, SMTP_USER: user, SMTP_PASSWORD: secret, SMTP_PASSWORD_FILE: file, MAIL_FROM: from } = settings
  if (url === undefined) return succeed(null)
  const place = placeOf(url)
  if (place === null) return fail('SMTP_URL must be an address such as smtp://mail.example.vn:587, without a password')
  if (from === undefined || !isMailAddress(from)) return fail('MAIL_FROM must be an e-mail address with SMTP_URL')
  if (settings.PUBLIC_ORIGIN === undefined) return fail('PUBLIC_ORIGIN is needed with SMTP_URL: mails lead there')
  const password = givenSecret('SMTP_PASSWORD', { secret, file })
  if (!password.ok) return password
  if ((user === undefined) !== (password.value === null))
    return fail('SMTP_USER and SMTP_PASSWORD or SMTP_PASSWORD_FILE are needed together')
  const login = user === undefined || password.value === null ? null : { user, password: password.value }
  return succeed({ ...place, login, from: { name: 'tokhai', address: from } })
}
