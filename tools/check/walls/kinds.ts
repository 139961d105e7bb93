import type { SourceFile } from './graph.ts'

/** A kind of document, whose definitions nobody knows but its own folders (docs/decisions/0457). */
interface Kind {
  readonly definitions: string
  /** Beginnings of paths: folders, and files of one subject. */
  readonly own: readonly string[]
  /** Files that still know it. None is added; one that no longer does is taken out. */
  readonly allowed: readonly string[]
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
    allowed: ['src/features/company/declared/UndeclaredNotice.tsx', 'src/features/company/declared/standing.ts'],
  },
]

/** What tries and shows the product may know every kind. */
const beside = /^(?:tests|tools|walks)\//

/** Files that know a kind of document without being its own, and those that are allowed to and no longer do. */
export const problemsOfKinds = (files: readonly SourceFile[]): string[] =>
  kinds
    .filter(({ definitions }) => files.some(({ path }) => path.startsWith(definitions)))
    .flatMap(({ definitions, own, allowed }) => {
      const knowing = files
        .filter(({ path }) => !beside.test(path) && !own.some((beginning) => path.startsWith(beginning)))
        .filter(({ imports }) => imports.some(({ ours, target }) => ours && target.startsWith(definitions)))
        .map(({ path }) => path)
      return [
        ...knowing
          .filter((path) => !allowed.includes(path))
          .map((path) => `${path} imports ${definitions}, which only the folders of that kind may`),
        ...allowed
          .filter((path) => !knowing.includes(path))
          .map((path) => `${path} no longer imports ${definitions}: take it out of tools/check/walls/kinds.ts`),
      ]
    })
