import * as v from 'valibot'
import { fail, type Result, succeed } from '../src/domain/result.ts'
import { type IssueXmlList, issueXmlListSchema } from '../src/api/agent/protocol.ts'
import { readSoundJson } from '../src/domain/soundJson.ts'

const malformed = () => fail('request.malformed' as const)

/** Layers that one text may have, such as base64 over percent-encoding, which pages make with btoa(encodeURIComponent(…)). */
const MOST_LAYERS = 3

const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/

const decodePercent = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

const decodeBase64 = (text: string): string | null => {
  const compact = text.replace(/\s/g, '')
  if (!base64.test(compact)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(compact, 'base64'))
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/**
 * Reads the "encoded string" of /issueXmlList (seed 000 §7): JSON as it is, percent-encoded UTF-8, base64 (either alphabet) of
 * UTF-8, or base64 of the percent-encoded text.
 */
export const decodeIssueXmlList = (body: string): Result<IssueXmlList, 'request.malformed'> => {
  let text: string | null = body.trim()
  for (let layer = 0; layer < MOST_LAYERS && text !== null && !text.startsWith('{'); layer++) {
    text = text.startsWith('%') ? decodePercent(text) : decodeBase64(text)
  }
  if (text === null) return malformed()
  const json = readSoundJson(text)
  if (!json.ok) return malformed()
  const read = v.safeParse(issueXmlListSchema, json.value)
  return read.success ? succeed(read.output) : malformed()
}
