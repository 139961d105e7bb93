import { expect } from 'vitest'
import { Sealed } from '../../src/machines/sealed.ts'

// A sealed value has no members to compare: without this any two would be equal.
expect.addEqualityTesters([
  function sealedContent(one: unknown, other: unknown): boolean | undefined {
    if (!(one instanceof Sealed) && !(other instanceof Sealed)) return undefined
    return one instanceof Sealed && other instanceof Sealed && this.equals(one.open(), other.open())
  },
])
