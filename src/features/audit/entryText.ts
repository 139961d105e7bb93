import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import type { AuditEntry } from '../../api/contract/auditTrail.ts'
import type { AuditTexts } from '../../area/auditTexts.ts'
import { shownInVietnam } from '../../domain/dates.ts'

const value = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const detailSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), value)), {})
type Detail = Readonly<Record<string, string>>
type Field = NonNullable<AuditTexts['fields'][string]>

/** An entry as people read it. */
export interface EntryText {
  readonly action: string
  readonly record: string
  readonly details: readonly string[]
}

/** The language, and texts of all areas. */
interface Reading {
  readonly i18n: I18n
  readonly known: readonly AuditTexts[]
}

export const dash = (text: string): string => (text === '' ? '–' : text)

const codeName = (known: readonly AuditTexts[], code: string) =>
  known.find(({ codes = {} }) => Object.hasOwn(codes, code))?.codes?.[code]

const valueText = ({ i18n, known }: Reading, { codes, isDate = false }: Partial<Field>, text: string): string => {
  if (isDate) return dash(shownInVietnam(text))
  if (codes === undefined) return dash(text)
  const words = text.split(' ').map((word) => {
    const name = codes[word] ?? codeName(known, word)
    return name === undefined ? word : i18n._(name)
  })
  return dash(words.join(', '))
}

/** One detail with its label; a change says what was and what is. */
const fieldText = (reading: Reading, name: string, field: Field | undefined, detail: Detail): string => {
  const label = field === undefined ? name : reading.i18n._(field.label)
  if (field?.isWithoutValue === true) return label
  const shown = (key: string): string => valueText(reading, field ?? {}, detail[key] ?? '')
  const isChange = `${name}.after` in detail
  return isChange ? `${label}: ${shown(`${name}.before`)} → ${shown(`${name}.after`)}` : `${label}: ${shown(name)}`
}

/** Names what an entry says by the texts of the area that wrote it; what no area names stays as it was written. */
export const entryText = (i18n: I18n, known: readonly AuditTexts[], entry: AuditEntry): EntryText => {
  const texts = known.find(({ actions }) => Object.hasOwn(actions, entry.action))
  const action = texts?.actions[entry.action]
  const detail: Detail = v.parse(detailSchema, entry.detail)
  const names = new Set(Object.keys(detail).map((key) => key.replace(/\.(?:before|after)$/, '')))
  return {
    action: action === undefined ? entry.action : i18n._(action),
    record: dash(texts === undefined ? entry.record : texts.recordName({ person: entry.person, detail })),
    details: [...names].flatMap((name) => {
      const field = texts?.fields[name]
      return field === null ? [] : [fieldText({ i18n, known }, name, field, detail)]
    }),
  }
}
