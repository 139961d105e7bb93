import { expect, it } from 'vitest'
import { createBodyBudget, roomOf } from '../../server/http/bodyBudget.ts'

it('gives room for as many bytes as may be held at once, and again once they are given back', () => {
  const take = createBodyBudget(100)
  const first = take(60)
  const second = take(40)
  expect([first === null, second === null, take(1)]).toEqual([false, false, null])
  first?.()
  first?.()
  const third = take(60)
  expect([third === null, take(1)]).toEqual([false, null])
})

it('lets in one body alone that is larger', () => {
  const take = createBodyBudget(100)
  const release = take(200)
  expect(take(1)).toBeNull()
  release?.()
  expect(take(1)).not.toBeNull()
})

it('counts a body by the length that it names, and otherwise by what its call takes', () => {
  const of = (headers: Record<string, string>) => roomOf(new Request('http://localhost/', { headers }), 50)
  expect([of({}), of({ 'Content-Length': '7' }), of({ 'Content-Length': '1000' })]).toEqual([50, 7, 50])
})
