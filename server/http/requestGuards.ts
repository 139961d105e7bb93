import { accountHeader, anotherAccount } from '../../src/api/contract/envelope.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'

const isJson = (type: string): boolean => /^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type)

const isMultipart = (type: string): boolean => /^multipart\/form-data\s*;/i.test(type)

const changesNothing = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** What every changing request must show: an Origin of this server's own, which browsers set and pages cannot. */
export const originGuard = (request: Request, origins: ReadonlySet<string>): Result<null, ServerRefusal> =>
  changesNothing(request) || origins.has(request.headers.get('origin') ?? '')
    ? succeed(null)
    : fail({ reason: 'origin.foreign' })

/** The same, and for the API a JSON content type, which no form can send, or that of a call with files. */
export const changeGuard = (
  request: Request,
  origins: ReadonlySet<string>,
  hasFiles: boolean,
): Result<null, ServerRefusal> => {
  const guard = originGuard(request, origins)
  if (!guard.ok || changesNothing(request)) return guard
  const type = request.headers.get('content-type') ?? ''
  if (hasFiles) return isMultipart(type) ? guard : fail({ reason: 'request.notMultipart' })
  return isJson(type) ? guard : fail({ reason: 'request.notJson' })
}

/** A page says whose it is, where it knows; a request that says nothing is its cookie's alone (docs/decisions/0444). */
export const accountGuard = (request: Request, accountId: string | null): Result<null, ServerRefusal> => {
  const claimed = request.headers.get(accountHeader)
  return claimed === null || accountId === null || claimed === accountId
    ? succeed(null)
    : fail({ reason: anotherAccount })
}

/** Query parameters by name; one given twice has no meaning. */
export const queryOf = (url: string): Result<Record<string, string>, ServerRefusal> => {
  const entries = [...new URL(url).searchParams]
  const query = Object.fromEntries(entries)
  return Object.keys(query).length === entries.length ? succeed(query) : fail({ reason: 'request.malformed' })
}
