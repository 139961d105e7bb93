import { describe } from 'vitest'
import { describeMalformedRequests } from './malformed/suite.ts'

describe('malformed requests with SQLite', () => {
  describeMalformedRequests(() => Promise.resolve(null))
})
