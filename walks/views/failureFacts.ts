import type { Failure } from '../../src/domain/failure.ts'

type OnlyCode<One> = One extends { readonly code: string }
  ? Exclude<keyof One, 'code'> extends never
    ? One
    : never
  : never

/** A failure that carries data has to be shown: falling through to here is a type error. */
const noData = (_: OnlyCode<Failure>): readonly string[] => []

/** `2025-12-31T23:59:59` as `31/12/2025 23:59`. */
const written = (moment: string) => moment.replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*$/, '$3/$2/$1 $4')

const attempts = (count: number | null) => {
  if (count === null) return 'Attempts left: unknown'
  return count === 1 ? '1 attempt left' : `${count} attempts left`
}

const hsmAttempts = (count: number | null) => (count === null ? 'Attempts left: not known' : attempts(count))

const dataOf = (failure: Failure): readonly string[] => {
  switch (failure.code) {
    case 'pin.wrong':
      return [attempts(failure.attemptsLeft)]
    case 'certificate.otherTaxCode':
      return [failure.tokenTaxCode, failure.sellerTaxCode]
    case 'certificate.keyNotRsa':
      return [failure.keyType]
    case 'certificate.notRegistered':
    case 'certificate.notInUse':
      return [failure.serialNumber]
    case 'certificate.expired':
      return [written(failure.notAfter)]
    case 'certificate.notYetValid':
      return [written(failure.notBefore)]
    case 'agent.refused':
    case 'signing.inPart':
      return [`reason: ${failure.reason}`]
    case 'server.refused':
      return [
        `reason: ${failure.reason}`,
        `message: ${failure.message}`,
        `status: ${failure.status}`,
        ...(failure.fields.length > 0 ? ['Contact e-mail', 'This is not an e-mail address'] : []),
      ]
    case 'draft.invalid':
      return ['Contact e-mail', 'This is not an e-mail address']
    case 'server.failed':
      return [`status: ${failure.status}`]
    case 'unexpected':
      return [`detail: ${failure.detail}`]
    case 'hsm.pinWrong':
      return [hsmAttempts(failure.attemptsLeft)]
    case 'hsm.otpWrong':
      return []
    case 'hsm.notSigned':
      return [`reason: ${failure.reason}`, ...(failure.message === '' ? [] : [failure.message])]
    default:
      return noData(failure)
  }
}

/** The texts in which the user sees a failure's data: in the view itself, or in its details to copy. @param reference of the request, where it is shown */
export const factsOf = (failure: Failure | null, reference: string | null): readonly string[] =>
  failure === null
    ? []
    : [`code: ${failure.code}`, ...dataOf(failure), ...(reference === null ? [] : [`req_key: ${reference}`])]
