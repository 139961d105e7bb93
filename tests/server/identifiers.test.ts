import { expect, it } from 'vitest'
import { newId } from '../../server/store/identifiers.ts'

it('makes ids of version 7 that sort as they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 500 }, () => newId(1_700_000_000_000))
  const later = newId(1_700_000_000_001)
  expect([...ids, later].toSorted()).toEqual([...ids, later])
  expect(new Set(ids).size).toBe(500)
  for (const id of [...ids, later]) expect(id).toMatch(/^018bcfe5-680[01]-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
