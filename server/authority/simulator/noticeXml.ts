import { vietnamDay, vietnamMoment } from '../../../src/domain/dates.ts'
import { escapedText } from '../../../src/domain/xml/escape.ts'
import type { Asked, Reason } from './answering.ts'

export type Entry = readonly [tag: string, text: string]

/** Elements with texts; those without one are left out. */
export const elements = (entries: readonly Entry[]): string =>
  entries
    .filter(([, text]) => text !== '')
    .map(([tag, text]) => `<${tag}>${escapedText(text)}</${tag}>`)
    .join('')

/** Reasons in `LDo`. @param text the tag of their texts */
export const reasonRows = (reasons: readonly Reason[], text: string, isNumbered = false): string =>
  reasons
    .map(({ code, text: said }, index) => {
      const number: readonly Entry[] = isNumbered ? [['STT', String(index + 1)]] : []
      return `<LDo>${elements([...number, ['MLoi', code], [text, said]])}</LDo>`
    })
    .join('')

/** How notices about certificates and about notices of errors begin, after 01/TB-KTDL. */
export const noticeHeading = (
  to: Asked,
  { form, title, taxpayer }: { readonly form: string; readonly title: string; readonly taxpayer: string },
  at: Date,
): readonly Entry[] => [
  ['PBan', to.version],
  ['MSo', form],
  ['Ten', title],
  ['So', to.mtdiep.slice(-8)],
  ['NTBao', vietnamDay(at)],
  ['MST', to.taxCode],
  ['TNNT', taxpayer],
  ['TGGui', vietnamMoment(at)],
]
