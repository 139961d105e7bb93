import * as v from 'valibot'
import type { RefusalOf } from '../../../src/api/contract/call.ts'
import type { contract } from '../../../src/api/contract/contract.ts'
import { newPasswordRule, passwordMax } from '../../../src/domain/password.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { unixSeconds, type Clock } from '../../clock.ts'
import type { Person } from '../../companies/member.ts'
import { hashPassword, isPassword } from '../../companies/passwordHash.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Store } from './store/repositories.ts'

type Refusal = ServerRefusal<RefusalOf<typeof contract.changeGivenPassword> | 'session.required'>

interface Parts {
  readonly store: Store
  readonly envelope: PasswordEnvelope
  readonly clock: Clock
}

const rule = v.config(newPasswordRule(passwordMax.own), { abortPipeEarly: true })

const problemOf = async (password: string, { account }: Person): Promise<string | null> => {
  const broken = v.safeParse(rule, password).issues?.[0].message ?? null
  if (broken !== null) return broken
  return (await isPassword(password, account.passwordHash)) ? 'password_is_the_given_one' : null
}

/** Replaces a password that somebody else has given by one of the person's own; the session that does it stays. */
export const changeGivenPassword = async (
  { store, envelope, clock }: Parts,
  person: Person,
  asked: { readonly sealed: string; readonly token: string },
): Promise<Result<Record<string, never>, Refusal>> => {
  if (!person.account.mustChangePassword) return fail({ reason: 'password.notDue' })
  const opened = await envelope.open(asked.sealed)
  if (!opened.ok) return opened
  const problem = await problemOf(opened.value, person)
  if (problem !== null) return fail({ reason: 'fields.invalid', fields: [{ field: 'new_password', message: problem }] })
  const passwordHash = await hashPassword(opened.value)
  return store.transaction<Record<string, never>, Refusal>(async (inside) => {
    const { companyId, id } = person.account
    const account = await inside.accounts.hold(id)
    const now = clock()
    if ((await inside.sessions.find(sha256(asked.token), unixSeconds(now))) === null)
      return fail({ reason: 'session.required' })
    // Somebody has given another password since this session began.
    if (account?.passwordHash !== person.account.passwordHash) return fail({ reason: 'password.notDue' })
    await inside.accounts.change(id, { passwordHash, mustChangePassword: false })
    await inside.sessions.closeOthers(id, sha256(asked.token))
    const at = now.toISOString()
    await inside.audit.append({ at, companyId, accountId: id, action: 'password.changed', subjectId: id, detail: {} })
    return succeed({})
  })
}
