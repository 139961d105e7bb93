import type { SourceFile } from './graph.ts'

/** A kind of document, whose definitions nobody knows but its own folders (docs/decisions/0457). */
interface Kind {
  readonly definitions: string
  /** Beginnings of paths: folders, and files of one subject. */
  readonly own: readonly string[]
}

const kinds: readonly Kind[] = [
  {
    definitions: 'src/domain/declaration/',
    own: [
      'src/domain/declaration/',
      'agent/known/',
      'src/api/contract/declaration',
      'src/features/declarations/',
      'server/areas/declarations/',
    ],
  },
]

/** What tries and shows the product may know every kind. */
const beside = /^(?:tests|tools|walks)\//

/** Files that know a kind of document without being its own. */
export const problemsOfKinds = (files: readonly SourceFile[]): string[] =>
  kinds.flatMap(({ definitions, own }) =>
    files
      .filter(({ path }) => !beside.test(path) && !own.some((beginning) => path.startsWith(beginning)))
      .filter(({ imports }) => imports.some(({ ours, target }) => ours && target.startsWith(definitions)))
      .map(({ path }) => `${path} imports ${definitions}, which only the folders of that kind may`),
  )
