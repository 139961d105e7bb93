import { escapedAttribute } from '../../../../src/domain/xml/escape.ts'

export type Attributes = Readonly<Record<string, string | null | undefined>>

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [` ${name}="${escapedAttribute(value)}"`],
    )
    .join('')

/** An element of XML, line by line; an attribute without a value is left out. */
export const element = (name: string, attributes: Attributes, inside: readonly string[] = []): readonly string[] =>
  inside.length === 0
    ? [`<${name}${attributesOf(attributes)}/>`]
    : [`<${name}${attributesOf(attributes)}>`, ...inside.map((line) => `  ${line}`), `</${name}>`]
