import { expect, test } from 'vitest'
import { inSentences } from '../../src/failures/failureText.ts'

test.each([
  ['The server cannot be reached', 'The server cannot be reached. Try again.'],
  ['An error occurred. Please try again later.', 'An error occurred. Please try again later. Try again.'],
  ['Is it known?', 'Is it known? Try again.'],
])('a title in front of its text ends with one stop: %s', (title, said) => {
  expect(inSentences({ title, text: 'Try again.' })).toBe(said)
})
