import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { isMoment } from '../../domain/dates.ts'
import { MAX_DOCUMENTS } from './protocol.ts'
import type { TokenInfo } from '../../domain/certificate.ts'

/** What stands in the way, as a newer agent reports it; older ones send none. */
const text = v.optional(v.string(), '')
const readErrorSchema = v.object({
  code: v.string(),
  attempts_left: v.nullish(v.number()),
  reason: text,
  not_before: text,
  not_after: text,
  dn_mst: text,
  tax_code: text,
  key_type: text,
})
export type ReadAgentError = v.InferOutput<typeof readErrorSchema>

const tokenEntries = {
  issue_by: text,
  issuer: text,
  dn_mst: text,
  serial_number: text,
  not_before: text,
  not_after: text,
  error: v.nullish(readErrorSchema),
}

/** Answer of /getTokenInfo (seed 000 §7). Older agents leave fields out; a field of another type is refused. */
export const readTokenAnswerSchema = v.object(tokenEntries)
export type ReadTokenAnswer = v.InferOutput<typeof readTokenAnswerSchema>

/** Answer of /issueXmlList (seed 000 §7): one entry of `result` per document. */
export const readSignedAnswerSchema = v.object({
  ...tokenEntries,
  issue_to: text,
  result: v.optional(listOf(v.object({ req_key: v.string(), xml: text }), MAX_DOCUMENTS), []),
})

const tag = /^(?:MST:|CCCD:(?=\d{12}$))/i

/** The tax code of a certificate, with or without the `MST:` or `CCCD:` that its subject carries. */
export const taxCodeOf = (answer: Pick<ReadTokenAnswer, 'dn_mst'>): string => answer.dn_mst.trim().replace(tag, '')

export const momentOrEmpty = (text: string): string => (isMoment(text) ? text : '')

/** A moment that an older agent does not report, or reports in a shape of its own, is empty. */
export const tokenInfoOf = (answer: ReadTokenAnswer): TokenInfo => ({
  issuer: answer.issuer === '' ? answer.issue_by : answer.issuer,
  taxCode: taxCodeOf(answer),
  serialNumber: answer.serial_number,
  notBefore: momentOrEmpty(answer.not_before),
  notAfter: momentOrEmpty(answer.not_after),
})

const agentFields = ['result', 'issue_by', 'issuer', 'dn_mst', 'serial_number'] as const

/** Whether an answer has anything of an agent's. Other programs that listen on its port answer with pages, or with objects of their own. */
export const hasAgentFields = (answer: unknown): boolean => {
  if (typeof answer !== 'object' || answer === null) return false
  const hasError = 'error' in answer && typeof answer.error === 'object' && answer.error !== null
  return hasError || agentFields.some((field) => field in answer)
}
