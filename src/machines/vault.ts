import { Sealed } from './sealed.ts'

/**
 * Values of one kind of document as charts hold them, which know no kind: sealed here, and opened by whoever has sealed them. Opening what
 * was sealed elsewhere is a bug, and throws.
 */
export interface Vault<Value> {
  readonly seal: (value: Value) => Sealed<unknown>
  readonly open: (sealed: Sealed<unknown>) => Value
}

export const createVault = <Value extends object>(): Vault<Value> => {
  const values = new WeakMap<Sealed<unknown>, Value>()
  return {
    seal(value) {
      const sealed = new Sealed<unknown>(value)
      values.set(sealed, value)
      return sealed
    },
    open(sealed) {
      const value = values.get(sealed)
      if (value === undefined) throw new Error('what is sealed belongs to another kind')
      return value
    },
  }
}
