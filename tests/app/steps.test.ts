import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { stepFrom, stepTo } from '../../src/app/address/steps.ts'

const begin = (...steps: readonly string[]) => {
  const history = createMemoryHistory({ initialEntries: ['/list'] })
  for (const step of steps) stepTo(history, step)
  return history
}

const here = (history: ReturnType<typeof begin>): string => history.location.href

test.each([[['/new']], [['/new', '/new?change=yes']], [['/draft', '/new?copy=draft', '/new?copy=draft&change=yes']]])(
  'Back from a place that %j have led to is the place from which they began',
  (steps) => {
    const history = begin(...steps)
    stepFrom(history, '/list', '/registered')
    expect(here(history)).toBe('/registered')
    history.back()
    expect(here(history)).toBe('/list')
    history.forward()
    expect(here(history)).toBe('/registered')
    history.forward()
    expect(here(history)).toBe('/registered')
  },
)

test('where the address was opened by a link, the place takes the place of what is left', () => {
  const history = begin()
  history.replace('/new')
  stepFrom(history, '/list', '/registered')
  expect(here(history)).toBe('/registered')
  history.back()
  expect(here(history)).toBe('/registered')
})

test('the place that is shown already is no step', () => {
  const history = begin('/registered')
  const { length } = history
  stepFrom(history, '/list', '/registered')
  expect(history.length).toBe(length)
  history.back()
  expect(here(history)).toBe('/list')
})

test('who goes elsewhere before the history has gone back stays there', () => {
  const history = begin('/new')
  const go = history.go
  history.go = () => history.push('/elsewhere')
  stepFrom(history, '/list', '/registered')
  expect(here(history)).toBe('/elsewhere')
  history.go = go
  history.back()
  expect(here(history)).toBe('/new')
})
