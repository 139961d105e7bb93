import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyTheme, chooseTheme } from '../../src/app/theme.ts'
import { rememberUserId, userIdOf } from '../../src/features/session/rememberedUserId.ts'

const closed = (): never => {
  throw new DOMException('The storage is closed', 'SecurityError')
}

beforeEach(() => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
})

afterEach(() => {
  vi.restoreAllMocks()
  chooseTheme('system')
})

const shownTheme = (): string | undefined => document.documentElement.dataset.theme

test('colours that cannot be kept are those of the system until others are chosen, and last as long as the page', () => {
  applyTheme()
  expect(shownTheme()).toBeUndefined()
  chooseTheme('dark')
  expect(shownTheme()).toBe('dark')
  applyTheme()
  expect(shownTheme()).toBe('dark')
})

test('a user id that cannot be kept is asked for again', () => {
  rememberUserId('person-1', 'somebody@example.vn')
  expect(userIdOf({ id: 'person-1' })).toBeNull()
})
