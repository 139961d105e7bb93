import type { SourceFile } from './graph.ts'

/** A kind of document, which nobody knows but its own folders and what puts the product together (docs/decisions/0457, 0479). */
interface Kind {
  /** Beginnings of paths: folders, and files of one subject. */
  readonly own: readonly string[]
  /** Files that name each kind, as they put the product together: what a further kind changes too. */
  readonly takenInBy: readonly string[]
  /** Files about what this kind alone has; a further kind does not change them. */
  readonly askedBy: readonly string[]
}

export const kinds: readonly Kind[] = [
  {
    own: [
      'src/domain/declaration/',
      'agent/known/declaration',
      'src/api/contract/declaration',
      'src/features/declarations/',
      'server/areas/declarations/',
    ],
    takenInBy: ['agent/known/kinds.ts', 'server/areas.ts', 'src/api/contract/contract.ts'],
    // What is in force of a company, which its declarations alone say.
    askedBy: [
      'src/api/queries/inForce.ts',
      'src/signing/readiness/ask/acceptanceCollections.ts',
      'src/signing/readiness/ask/findAcceptance.ts',
      'src/signing/signedCollection.ts',
    ],
  },
  {
    own: [
      'src/domain/pitCertificate/',
      'agent/known/pitCertificate',
      'src/api/contract/pitCertificate',
      'src/features/pitCertificates/',
      'server/areas/pitCertificates/',
    ],
    takenInBy: ['agent/known/kinds.ts', 'server/areas.ts', 'src/api/contract/contract.ts'],
    askedBy: [],
  },
  {
    own: [
      'src/domain/invoice/',
      'agent/known/invoice',
      'src/api/contract/invoice',
      'src/features/eInvoices/',
      'server/areas/invoices/',
    ],
    takenInBy: ['agent/known/kinds.ts', 'server/areas.ts', 'src/api/contract/contract.ts'],
    askedBy: [],
  },
  {
    own: [
      'src/domain/errorNotice/',
      'agent/known/errorNotice',
      'src/api/contract/errorNotice',
      'src/features/errorNotices/',
      'server/areas/errorNotices/',
    ],
    takenInBy: ['agent/known/kinds.ts', 'server/areas.ts', 'src/api/contract/contract.ts'],
    askedBy: [],
  },
]

/** What tries and shows the product may know every kind. */
const beside = /^(?:tests|tools|walks)\//

/** Files outside of a kind's own that import something of it by name; what a pattern collects names nothing. */
export const knowersOf = (
  { own }: Pick<Kind, 'own'>,
  files: readonly SourceFile[],
): readonly { readonly path: string; readonly target: string }[] => {
  const isOwn = (path: string) => own.some((beginning) => path.startsWith(beginning))
  return files
    .filter(({ path }) => !beside.test(path) && !isOwn(path))
    .flatMap(({ path, imports }) => {
      const found = imports.find(({ ours, collected, target }) => ours && !collected && isOwn(target))
      return found === undefined ? [] : [{ path, target: found.target }]
    })
}

/** Files that know a kind of document without being its own. */
export const problemsOfKinds = (files: readonly SourceFile[]): string[] =>
  kinds.flatMap((kind) =>
    knowersOf(kind, files)
      .filter(({ path }) => !kind.takenInBy.includes(path) && !kind.askedBy.includes(path))
      .map(({ path, target }) => `${path} imports ${target}, which only the folders of that kind may`),
  )
