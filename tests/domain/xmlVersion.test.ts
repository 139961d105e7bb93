import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { xmlVersionSchema } from '../../src/domain/declaration/versions.ts'

describe('a version of the XML, as a code list names it', () => {
  it.each(['2.0', '2.1.0', '10.10.10'])('is two or three numbers of at most two digits: %s', (version) => {
    expect(v.parse(xmlVersionSchema, version)).toBe(version)
  })

  it.each(['', '2', '2.1.1.1', '2.1.100', 'v2.1.1', '2.1.1 ', '2.1.x'])('is nothing else: %j', (version) => {
    const issues = v.safeParse(xmlVersionSchema, version, { abortPipeEarly: true }).issues ?? []
    expect(issues.map(({ message }) => message)).toEqual(['xml_version_is_required'])
  })

  it('is not searched for in a long text, of which the same is said', () => {
    const issues = v.safeParse(xmlVersionSchema, '2.1.1'.repeat(2000)).issues ?? []
    expect(new Set(issues.map(({ message }) => message))).toEqual(new Set(['xml_version_is_required']))
  })
})
