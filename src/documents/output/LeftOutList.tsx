import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import type { LeftOut } from './collected.ts'
import type { OutputWords } from './outputWords.ts'

interface OfKind {
  readonly words: Pick<OutputWords, 'tooLarge' | 'notRead' | 'missingPrints'>
}

const Reason = ({ reason, words }: Pick<LeftOut, 'reason'> & OfKind) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  if (reason.kind === 'noPrint') return <Trans>there is no printed form in this status</Trans>
  return reason.kind === 'tooLarge' ? i18n._(words.tooLarge) : failureText(reason.failure, words.notRead).text
}

/** What is not among the files that were made, each with its reason. */
export const LeftOutList = ({ leftOut, words }: OfKind & { readonly leftOut: readonly LeftOut[] }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  if (leftOut.length === 0) return null
  return (
    <Banner isLive title={t`Not everything could be made`} tone="warning">
      <p>{i18n._(words.missingPrints(leftOut.length))}</p>
      <ul>
        {leftOut.map(({ document, reason }) => (
          <li key={document.id}>
            {document.label}: <Reason reason={reason} words={words} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
