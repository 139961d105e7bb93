import { parseSync, traverse } from '@babel/core'

/** More turns than any loop of a rule takes. */
const mostTurns = 100_000

/** Code as Babel reads it. */
export const parsed = (code: string) => {
  const file = parseSync(code, { babelrc: false, configFile: false, parserOpts: { plugins: ['typescript'] } })
  if (file === null) throw new Error('nothing to parse')
  return file
}

/** The same code, whose loops throw where they would run for ever: nothing outside of its thread could end them. */
export const withEndedLoops = (code: string): string => {
  if (!/\b(?:for|while)\b/.test(code)) return code
  const insertions: { readonly at: number; readonly text: string }[] = []
  traverse(parsed(code), {
    'ForStatement|WhileStatement': ({ node }) => {
      if (node.type !== 'ForStatement' && node.type !== 'WhileStatement') return
      const turns = `turnsOfLoop${node.start ?? 0}`
      insertions.push(
        { at: node.start ?? 0, text: `let ${turns} = 0; ` },
        { at: node.body.start ?? 0, text: `{ if (++${turns} > ${mostTurns}) throw new Error('runs for ever'); ` },
        { at: node.body.end ?? 0, text: ' }' },
      )
    },
  })
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((all, { at, text }) => all.slice(0, at) + text + all.slice(at), code)
}
