import { expect, test } from 'vitest'
import { fetched } from '../../src/api/fetched.ts'

test('code whose file cannot be fetched is null', async () => {
  expect(await fetched(Promise.resolve({ answer: 42 }))).toEqual({ answer: 42 })
  expect(await fetched(Promise.reject(new TypeError('Failed to fetch dynamically imported module')))).toBeNull()
})

test('code that breaks when it is run is no lost connection', async () => {
  await expect(fetched(Promise.reject(new ReferenceError('is not defined')))).rejects.toThrow('is not defined')
})
