import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useFiledKind } from '../filedKind.ts'
import type { LeftOut } from './collected.ts'

const Reason = ({ reason }: Pick<LeftOut, 'reason'>) => {
  const { i18n } = useLingui()
  const failureText = useFailureText()
  const { output } = useFiledKind().words
  if (reason.kind === 'noPrint') return <Trans>there is no printed form in this status</Trans>
  return reason.kind === 'tooLarge' ? i18n._(output.tooLarge) : failureText(reason.failure, output.notRead).text
}

/** What is not among the files that were made, each with its reason. */
export const LeftOutList = ({ leftOut }: { readonly leftOut: readonly LeftOut[] }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const { words } = useFiledKind()
  if (leftOut.length === 0) return null
  return (
    <Banner isLive title={t`Not everything could be made`} tone="warning">
      <p>{i18n._(words.output.missingPrints(leftOut.length))}</p>
      <ul>
        {leftOut.map(({ document, reason }) => (
          <li key={document.id}>
            {document.label}: <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
