import type { Archive, Entry } from '../archive/archive.ts'
import { unpack } from '../archive/unpack.ts'
import type { Budget } from '../budget.ts'
import { damaged } from '../unreadable.ts'
import { readXml } from './xml.ts'

/** A sheet of the workbook and where its rows stand. */
export interface SheetPart {
  readonly name: string
  readonly isHidden: boolean
  readonly entry: Entry
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[]
  /** Days count from 1904 on, as on early Macintoshes. */
  readonly from1904: boolean
  readonly strings?: Entry
  readonly styles?: Entry
}

interface Relationship {
  /** The last part of its type: `worksheet`, `sharedStrings`, `styles`. */
  readonly kind: string
  readonly target: string
}

/** A target of a relationship as the name of a part, relative to the folder of the part that names it. */
const resolved = (target: string, folder: string): string => {
  const path = target.startsWith('/') ? target : `${folder}/${target}`
  return path
    .split('/')
    .reduce<string[]>((kept, name) => {
      if (name === '..') return kept.slice(0, -1)
      return name === '' || name === '.' ? kept : [...kept, name]
    }, [])
    .join('/')
}

/** What a part refers to by the ids of the references; those outside of the archive are left out. */
const relationshipsOf = (archive: Archive, part: string, budget: Budget): ReadonlyMap<string, Relationship> => {
  const cut = part.lastIndexOf('/')
  const folder = part.slice(0, Math.max(cut, 0))
  const entry = archive.find(`${folder}/_rels/${part.slice(cut + 1)}.rels`)
  const found = new Map<string, Relationship>()
  if (entry === undefined) return found
  readXml(unpack(entry, budget), {
    open: (name, { Id: id, Type: type = '', Target: target, TargetMode: mode }) => {
      if (name !== 'Relationship' || id === undefined || target === undefined || mode === 'External') return
      found.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), target: resolved(target, folder) })
    },
  })
  return found
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** The name of the part with the workbook; null where the archive holds something else. */
export const workbookPartOf = (archive: Archive, budget: Budget): string | null => {
  for (const { kind, target } of relationshipsOf(archive, '', budget).values()) {
    if (kind === 'officeDocument' && archive.find(target) !== undefined) return target
  }
  return null
}

/** The workbook's sheets in their order, and the parts that all of them use. Charts on sheets of their own are none. */
export const readParts = (archive: Archive, workbook: string, budget: Budget): WorkbookParts => {
  const entry = archive.find(workbook)
  if (entry === undefined) throw damaged()
  const relationships = relationshipsOf(archive, workbook, budget)
  const sheets: SheetPart[] = []
  let from1904 = false
  readXml(unpack(entry, budget), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = isTrue(attributes['date1904'])
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([attribute]) => attribute.endsWith(':id'))?.[1] ?? ''
      const { kind, target = '' } = relationships.get(id) ?? {}
      const part = archive.find(target)
      if (kind !== 'worksheet' || part === undefined) return
      const isHidden = attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden'
      sheets.push({ name: attributes['name'] ?? '', isHidden, entry: part })
    },
  })
  const used = (kind: string): Entry | undefined => {
    const target = [...relationships.values()].find((one) => one.kind === kind)?.target
    return target === undefined ? undefined : archive.find(target)
  }
  const [strings, styles] = [used('sharedStrings'), used('styles')]
  return { sheets, from1904, ...(strings && { strings }), ...(styles && { styles }) }
}
