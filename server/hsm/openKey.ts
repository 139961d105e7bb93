import type { InferOutput, ObjectSchema } from 'valibot'
import type { keyEntries } from '../../src/api/contract/hsmKey.ts'
import type { AuditRepositories } from '../audit/audit.ts'
import type { CertificateRepositories } from '../certificates/certificates.ts'
import type { CompanyRepositories } from '../companies/companies.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import type { PasswordRefusal } from '../passwords/refusals.ts'
import { type Asker, type HsmCallParts, openSecrets, taxCodeOf } from './calls.ts'
import { keptLogin, loginBy } from './logins.ts'
import { noteRefusal } from './note.ts'
import type { HsmLogin, LoginRefusal, OpenHsmKey, OpenRefusal } from './port.ts'

/** A key as calls name it, with the secrets that open it, which travel sealed. */
export type AskedKey = Readonly<InferOutput<ObjectSchema<typeof keyEntries, undefined>>>

type Parts = HsmCallParts<AuditRepositories & CertificateRepositories & CompanyRepositories>

const loginOf = async (
  parts: Parts,
  { provider, serial_no: serialNumber, user_name: userName }: AskedKey,
  password: string | null,
  asker: Asker,
): Promise<Result<HsmLogin, LoginRefusal>> =>
  userName === undefined || password === null
    ? keptLogin(parts, { provider, serialNumber }, asker)
    : succeed(loginBy({ provider, userName, password }, asker))

const open = async (
  parts: Parts,
  asked: AskedKey,
  asker: Asker,
): Promise<Result<OpenHsmKey, PasswordRefusal | OpenRefusal>> => {
  const secrets = await openSecrets(parts, asked)
  if (!secrets.ok) return secrets
  const { pin, code, password } = secrets.value
  const login = await loginOf(parts, asked, password, asker)
  if (!login.ok) return login
  const taxCode = await taxCodeOf(parts, asker)
  const choice = { serialNumber: asked.serial_no, pin, code, taxCode }
  return parts.hsm.open(login.value, choice)
}

/** Opens a key with what was typed, once, and leaves an audit row where a secret was wrong. */
export const openKey: typeof open = async (parts, asked, asker) => {
  const opened = await open(parts, asked, asker)
  if (!opened.ok) {
    const tried = { serial: asked.serial_no, isCodeGiven: asked.otp !== undefined }
    await noteRefusal(parts, asker, tried, opened.failure)
  }
  return opened
}
