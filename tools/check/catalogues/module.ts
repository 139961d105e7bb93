import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { globCallsOf, matchesOf } from '../walls/globs.ts'

/** A stretch of a file's text. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** A call of a function by its name. */
export interface NamedCall extends Stretch {
  readonly name: string
  readonly arguments: readonly Stretch[]
}

/** What a file says about what is loaded by it; all paths are from the root. */
export interface Module {
  readonly path: string
  readonly whole: Stretch
  readonly calls: readonly NamedCall[]
  readonly names: readonly (Stretch & { readonly name: string })[]
  /** Values by the names under which the file declares them. */
  readonly declared: ReadonlyMap<string, Stretch>
  /** Where imported names are declared. */
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>
  readonly onDemand: readonly (Stretch & { readonly path: string })[]
  readonly globs: readonly { readonly start: number; readonly matches: readonly string[] }[]
}

export const isWithin = ({ start }: { readonly start: number }, stretch: Stretch): boolean =>
  start >= stretch.start && start < stretch.end

const read = (root: string, path: string): Module => {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module } = parseSync(path, text)
  const pathOf = (specifier: string) => relative(root, resolve(root, dirname(path), specifier)).replaceAll('\\', '/')
  const calls: NamedCall[] = []
  const names: (Stretch & { name: string })[] = []
  const declared = new Map<string, Stretch>()
  const onDemand: (Stretch & { path: string })[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) declared.set(id.name, init)
    },
    FunctionDeclaration(node) {
      if (node.id !== null) declared.set(node.id.name, node)
    },
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type === 'Identifier') calls.push({ name: callee.name, arguments: given, start, end })
    },
    ImportExpression({ source, start, end }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        onDemand.push({ path: pathOf(source.value), start, end })
    },
    Identifier({ name, start, end }) {
      names.push({ name, start, end })
    },
  }).visit(program)
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ localName, importName }) => {
      const declaration = { path: pathOf(moduleRequest.value), name: importName.name ?? '' }
      return [localName.value, declaration] as const
    }),
  )
  return {
    path,
    whole: { start: 0, end: text.length },
    calls,
    names,
    declared,
    imported: new Map(imported),
    onDemand,
    globs: globCallsOf(program).map((call) => ({ start: call.start, matches: matchesOf(root, path, call) })),
  }
}

/** Reads files of a project, each once. */
export const createModules = (root: string): ((path: string) => Module) => {
  const known = new Map<string, Module>()
  return (path) => {
    const found = known.get(path) ?? read(root, path)
    known.set(path, found)
    return found
  }
}
