import { expect, it } from 'vitest'
import { readClock } from '../../src/api/clockReading.ts'

const written = Date.parse('2026-11-23T08:00:00Z')
const answer = (date?: string) => new Response(null, { headers: date === undefined ? {} : { Date: date } })
const dated = answer('Mon, 23 Nov 2026 08:00:00 GMT')

it('an answer says the server clock to within half a second and half of its travel', () => {
  expect(readClock(dated, written, written + 1000)).toEqual({ ahead: 0, uncertainty: 1000 })
  expect(readClock(dated, written + 60_000, written + 60_200)).toEqual({ ahead: -59_600, uncertainty: 600 })
})

it.each([
  ['without a date', answer(), written],
  ['with what is none', answer('yesterday'), written],
  ['while the clock here was set back', dated, written + 2000],
])('an answer %s says nothing of the clock', (_case, heard, sentAt) => {
  expect(readClock(heard, sentAt, written + 1000)).toBeNull()
})
