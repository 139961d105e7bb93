import { registrationMismatch, type TokenInfo } from '../../../domain/certificate.ts'
import { endingDays } from '../../../domain/certificateEnd.ts'
import { vietnamMoment } from '../../../domain/dates.ts'
import { isSameTaxCode } from '../../../domain/taxCode.ts'
import type { ReadinessFacts } from '../facts.ts'
import { tokenIn } from './computer.ts'
import { failedBy, stillChecking, verdict, type Verdict } from './row.ts'

/** The moment by the server's clock where it is known: this computer's may be wrong. */
const serverNow = ({ session, at }: ReadinessFacts): number =>
  at + (session.state === 'known' ? (session.value.clock?.ahead ?? 0) : 0)

const dayNumber = (moment: string): number => Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) / 86_400_000

/** What a certificate is judged by that a token shows; without one nothing is guessed. */
const ofToken =
  (judge: (token: TokenInfo, facts: ReadinessFacts) => Verdict) =>
  (facts: ReadinessFacts): Verdict => {
    const token = tokenIn(facts.agent)
    if (token.state === 'checking') return stillChecking
    return token.state === 'known' ? judge(token.value, facts) : verdict('unknown', { code: 'token.needed' })
  }

export const judgeValidity = ofToken(({ notBefore, notAfter }, facts) => {
  if (facts.session.state === 'checking') return stillChecking
  if (notAfter === '') return verdict('unknown', { code: 'validity.notSaid' })
  const now = vietnamMoment(new Date(serverNow(facts)))
  if (now > notAfter) return verdict('failed', { code: 'validity.ended', moment: notAfter })
  if (now < notBefore) return verdict('failed', { code: 'validity.notBegun', moment: notBefore })
  const days = dayNumber(notAfter) - dayNumber(now)
  return verdict(days <= endingDays[0] ? 'warning' : 'ok', { code: 'validity.until', end: notAfter, days })
})

export const judgeTaxCode = ofToken((token, { taxCode }) => {
  if (taxCode.state === 'checking') return stillChecking
  if (taxCode.state === 'failed') return failedBy(taxCode.failure, 'unknown')
  if (taxCode.state === 'open') return verdict('unknown', { code: 'server.needed' })
  return isSameTaxCode(token.taxCode, taxCode.value)
    ? verdict('ok', { code: 'taxCode.same', taxCode: token.taxCode })
    : verdict('failed', { code: 'taxCode.differs', ofToken: token.taxCode, ofCompany: taxCode.value })
})

export const judgeRegistered = ofToken((token, { certificates }) => {
  if (certificates.state === 'checking') return stillChecking
  if (certificates.state === 'failed') return failedBy(certificates.failure, 'unknown')
  if (certificates.state === 'open') return verdict('unknown', { code: 'server.needed' })
  const { serialNumber } = token
  const mismatch = registrationMismatch(token, certificates.value)
  if (mismatch === null) return verdict('ok', { code: 'registered.inUse', serialNumber })
  const code = mismatch.code === 'certificate.notRegistered' ? 'registered.absent' : 'registered.notInUse'
  return verdict('failed', { code, serialNumber })
})

export const judgeAccepted = ofToken((_token, { acceptance }) => {
  if (acceptance.state === 'checking') return stillChecking
  if (acceptance.state === 'failed') return failedBy(acceptance.failure, 'unknown')
  if (acceptance.state === 'open') return verdict('unknown', { code: 'server.needed' })
  const { value } = acceptance
  switch (value.kind) {
    case 'named':
      return verdict('ok', { code: 'accepted.named', day: value.day })
    case 'stopped':
      return verdict('failed', { code: 'accepted.stopped', day: value.day })
    // The declaration that names it is itself signed with it.
    case 'notNamed':
      return verdict('warning', { code: 'accepted.notNamed' })
    case 'unseen':
      return verdict('unknown', { code: 'accepted.unseen' })
    default:
      return value satisfies never
  }
})
