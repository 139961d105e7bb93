import { expect, it } from 'vitest'
import { declarationValues } from '../../src/features/declarations/kind/vaults.ts'
import { createVault } from '../../src/machines/vault.ts'
import { values } from '../../walks/flows/documentForm.ts'

it('gives back what it has sealed, and shows nothing of it', () => {
  const sealed = declarationValues.seal(values)
  expect(declarationValues.open(sealed)).toBe(values)
  expect(JSON.stringify({ sealed })).toBe('{"sealed":"sealed"}')
})

it('opens nothing that another kind has sealed', () => {
  const sealed = createVault<{ readonly symbol: string }>().seal({ symbol: '1C26TAA' })
  expect(() => declarationValues.open(sealed)).toThrow('what is sealed belongs to another kind')
})
