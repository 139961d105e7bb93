import { expect, it } from 'vitest'
import { errorFields, jsonLog } from '../../server/log.ts'

it('writes one JSON line per event', () => {
  const lines: string[] = []
  jsonLog((line) => lines.push(line))('info', 'request', { status: 200 })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{"time":"\d{4}-.*Z","level":"info","event":"request","status":200\}\n$/)
})

it.each([
  [`Unexpected token 'T', "Tokhai@2026" is not valid JSON`, 'SyntaxError: Unexpected token …, … is not valid JSON'],
  ['Invalid type: Expected string but received "secret', 'SyntaxError: Invalid type: Expected string but received …'],
])('says what went wrong without what was quoted: %s', (message, shown) => {
  const fields = errorFields(new SyntaxError(message, { cause: new Error("no column named 'password'") }))
  expect(fields).toMatchObject({ message: shown, cause: 'Error: no column named …' })
  expect(fields.at).toContain('log.test.ts')
})
