import { traverse, types as t } from '@babel/core'
import { parsed } from './endedLoops.ts'
import { mistakesIn, type Edit } from './mistakes.ts'

/** One deliberate mistake in a module. */
export interface CodeMutant {
  /** `weekday !== 0: !== becomes ===`, with a count behind where the module has the same mistake again. */
  readonly name: string
  readonly line: number
  readonly code: string
}

/** Every mutant of a module, in its order. */
export const codeMutantsOf = (code: string): readonly CodeMutant[] => {
  const textOf = ({ start, end }: t.Node) => code.slice(start ?? 0, end ?? 0)
  const edits: Edit[] = []
  traverse(parsed(code), {
    enter: (path) => {
      const { node } = path
      if (
        t.isTSType(node) ||
        t.isTSTypeAnnotation(node) ||
        t.isTSTypeParameterInstantiation(node) ||
        t.isTSInterfaceDeclaration(node) ||
        t.isTSTypeAliasDeclaration(node)
      )
        path.skip()
      else edits.push(...mistakesIn(path, textOf))
    },
  })
  const seen = new Map<string, number>()
  return edits.map(({ node, name, text }) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return {
      name: count === 1 ? name : `${name} (${count})`,
      line: node.loc?.start.line ?? 0,
      code: code.slice(0, node.start ?? 0) + text + code.slice(node.end ?? 0),
    }
  })
}
