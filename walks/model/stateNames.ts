import type { StateValue } from 'xstate'

/** Dotted names of the innermost active states, one per region: `signedIn.lifetime.fresh`. */
export const stateNames = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([region, inner]) =>
        inner === undefined ? [] : stateNames(inner).map((name) => `${region}.${name}`),
      )

/** The same of a snapshot, whose value a machine of any kind leaves untyped. */
export const statesOf = ({ value }: { readonly value: StateValue }): string[] => stateNames(value)
