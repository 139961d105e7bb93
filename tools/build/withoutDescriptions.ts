import { Visitor, type ESTree, type Plugin } from 'vite'

/** Whether only analysts read a property of a chart: a description, or the rules in its `meta`. */
const isForAnalysts = ({ key, computed, value }: ESTree.ObjectProperty): boolean => {
  if (computed || key.type !== 'Identifier') return false
  return key.name === 'meta' || (key.name === 'description' && value.type === 'Literal')
}

/** The script of a chart without descriptions and rules, which its exports and tests read, and no page. */
export const withoutDescriptions = (code: string, program: ESTree.Program): string => {
  const cuts: (readonly [start: number, end: number])[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || !isForAnalysts(property)) continue
        const comma = /^\s*,/.exec(code.slice(property.end))?.[0] ?? ''
        cuts.push([property.start, property.end + comma.length])
      }
    },
  }).visit(program)
  return cuts
    .toSorted(([one], [other]) => other - one)
    .reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), code)
}

/** Leaves descriptions and rules of charts out of what is built; a page under development has them. */
export const chartsWithoutDescriptions = (): Plugin => ({
  name: 'charts-without-descriptions',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]src[\\/]machines[\\/].*\.ts$/ },
    handler(code) {
      return { code: withoutDescriptions(code, this.parse(code)), map: null }
    },
  },
})
