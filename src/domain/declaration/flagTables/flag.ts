import type { XmlElement } from '../../form/definition.ts'

interface FlagOptions {
  readonly since?: XmlElement['since']
  readonly initial?: boolean
  readonly satisfiesGroup?: boolean
}

/** A usage flag of a group, with the XML element that holds it. */
export const flag = <const Group extends string>(
  group: Group,
  tag: string,
  { since = '2.0.0', initial = false, satisfiesGroup = true }: FlagOptions = {},
) => ({
  group,
  initial,
  satisfiesGroup,
  element: { tag, type: 'flag', max: 1, since } satisfies XmlElement,
})
