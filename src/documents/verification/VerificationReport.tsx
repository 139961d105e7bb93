import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Verification } from '../../api/contract/documents/history.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx'
import { useFiledKind } from '../filedKind.ts'
import { certificateFacts, documentFacts, verdictOf } from './verificationFacts.ts'
import { checkTextsOf, outcomes, unknownTexts } from './verificationTexts.ts'
import './VerificationReport.css'

const Checks = ({ of }: { readonly of: Verification }) => {
  const { i18n } = useLingui()
  const checkTexts = checkTextsOf(useFiledKind().words.verification)
  return (
    <section>
      <h3>
        <Trans>Checks</Trans>
      </h3>
      <ol className="verification-checks">
        {of.checks.map(({ check, outcome, code }) => (
          <li key={check}>
            <span>{i18n._(checkTexts[check])}</span>
            <StatusBadge
              label={i18n._(outcomes[outcome].label)}
              tone={outcomes[outcome].tone}
              tooltip={code === '' ? undefined : code}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the verifier finds of a signed document: the verdict, the document, its certificate, each check, and what cannot be known. */
export const VerificationReport = ({ report }: { readonly report: Verification }) => {
  const { i18n } = useLingui()
  const { isSound, text } = verdictOf(i18n, report)
  const certificate = certificateFacts(i18n, report)
  return (
    <div className="verification-report">
      <Banner title={text} tone={isSound ? 'success' : 'danger'} />
      <section>
        <h3>
          <Trans>Document</Trans>
        </h3>
        <DescriptionList items={documentFacts(i18n, report)} />
      </section>
      {certificate.length > 0 && (
        <section>
          <h3>
            <Trans>Certificate</Trans>
          </h3>
          <DescriptionList items={certificate} />
        </section>
      )}
      <Checks of={report} />
      <section>
        <h3>
          <Trans>What this report cannot know</Trans>
        </h3>
        <ul>
          {report.unknown.map((each) => (
            <li key={each}>{i18n._(unknownTexts[each])}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
