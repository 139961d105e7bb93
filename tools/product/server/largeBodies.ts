import type { AnyCall } from '../../../src/api/contract/call.ts'
import { sentShape } from '../../api-docs/shape.ts'

export interface LargeBody {
  /** What is large about it. */
  readonly name: string
  readonly json: string
}

/** As often as it takes to fill so many characters. */
const filling = (piece: string, characters: number): string => piece.repeat(Math.ceil(characters / piece.length))
const listOf = (item: string, characters: number): string => `[${filling(`${item},`, characters)}${item}]`

const deep = (open: string, close: string, characters: number): string => {
  const levels = Math.floor(characters / (open.length + close.length))
  return `${open.repeat(levels)}1${close.repeat(levels)}`
}

/** Bodies of about so many characters that make as much work, or as long an answer, as a call can be made to: by its own members and others. */
export const largeBodies = (call: AnyCall, characters: number): readonly LargeBody[] => {
  const { properties = {} } = sentShape(call.body)
  const members = Object.entries(properties)
  const one = (name: string, value: string) => `{${JSON.stringify(name)}:${value}}`
  const lists = ['{}', '[]', '""', '1', '{"sig_id":"1"}'].map((item) => [item, listOf(item, characters)] as const)
  const texts = ['x', '\\"', '\\u00e1', 'ế', '<a/>', '&'].map(
    (piece) => [piece, `"${filling(piece, characters)}"`] as const,
  )
  return [
    ...lists.map(([item, json]) => ({ name: `a list of ${item}`, json })),
    { name: 'brackets', json: deep('[', ']', characters) },
    { name: 'braces', json: deep('{"a":', '}', characters) },
    { name: 'one unknown name', json: one(filling('k', characters), '1') },
    {
      name: 'unknown names',
      json: `{${Array.from({ length: Math.ceil(characters / 12) }, (_, index) => `"k${index}":1`).join(',')}}`,
    },
    ...members.flatMap(([name, shape]) =>
      typeof shape === 'object' && shape.type === 'array'
        ? lists.map(([item, json]) => ({ name: `${name} of ${item}`, json: one(name, json) }))
        : [],
    ),
    ...texts.map(([piece, json]) => ({
      name: `each text of ${piece}`,
      json: `{${members.map(([name]) => `${JSON.stringify(name)}:"1"`).join(',')}}`.replace('"1"', json),
    })),
    ...members
      .slice(0, 3)
      .flatMap(([name]) => texts.map(([piece, json]) => ({ name: `${name} of ${piece}`, json: one(name, json) }))),
  ]
}
