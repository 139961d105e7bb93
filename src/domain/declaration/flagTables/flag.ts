import type { FormVersion } from '../../form/definition.ts'

interface FlagOptions<Since extends FormVersion> {
  /** The first version that has a box for it. */
  readonly since: Since
  /** The first version that has no box for it any more. */
  readonly until?: FormVersion
  readonly initial?: boolean
  readonly satisfiesGroup?: boolean
}

/** A usage flag of a group, with the XML element that holds it. */
export const flag = <const Group extends string, const Since extends FormVersion>(
  group: Group,
  tag: string,
  { since, until, initial = false, satisfiesGroup = true }: FlagOptions<Since>,
) => {
  const element = { tag, type: 'flag', max: 1, since } as const
  return { group, initial, satisfiesGroup, until, element }
}
