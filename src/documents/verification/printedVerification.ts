import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Verification } from '../../api/contract/documents/history.ts'
import { shownInVietnam } from '../../domain/dates.ts'
import type { Locale } from '../../domain/locale.ts'
import type { PrintedReport } from '../../printing/drawing/report/printedReport.ts'
import { certificateFacts, documentFacts, verdictOf, type Fact } from './verificationFacts.ts'
import { checkTextsOf, outcomes, unknownTexts } from './verificationTexts.ts'
import type { FiledKind } from '../filedKind.ts'

const rowsOf = (facts: readonly Fact[]) => facts.map(({ term, detail }) => [term, detail])

/** A document whose report is printed, by what it is called, and when. */
interface Reported {
  readonly name: string
  readonly at: Date
  readonly words: Pick<FiledKind['words'], 'history' | 'verification'>
}

/** The report as it is printed. */
export const printedVerification = (
  i18n: I18n,
  language: Locale,
  report: Verification,
  { name, at, words }: Reported,
): PrintedReport => {
  const made = shownInVietnam(at.toISOString())
  const checks = report.checks.map(({ check, outcome, code }) => [
    i18n._(checkTextsOf(words.verification)[check]),
    code === '' ? i18n._(outcomes[outcome].label) : `${i18n._(outcomes[outcome].label)} (${code})`,
  ])
  const certificate = rowsOf(certificateFacts(i18n, report))
  return {
    language,
    title: i18n._(msg`Verification report`),
    lines: [`${i18n._(words.history.document)} ${name}`, i18n._(msg`Made on ${made}`), verdictOf(i18n, report).text],
    sections: [
      { heading: i18n._(msg`Document`), rows: rowsOf(documentFacts(i18n, report)), isWide: false },
      ...(certificate.length === 0 ? [] : [{ heading: i18n._(msg`Certificate`), rows: certificate, isWide: false }]),
      { heading: i18n._(msg`Checks`), rows: checks, isWide: true },
      {
        heading: i18n._(msg`What this report cannot know`),
        rows: report.unknown.map((each) => [i18n._(unknownTexts[each])]),
        isWide: true,
      },
    ],
    page: i18n._(msg`Page`),
  }
}
