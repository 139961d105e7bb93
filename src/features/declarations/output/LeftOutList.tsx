import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { rowLabel } from '../list/rowNames.ts'
import type { LeftOut } from './collect.ts'

const Reason = ({ reason }: Pick<LeftOut, 'reason'>) => {
  const failureText = useFailureText()
  if (reason.kind === 'noPrint') return <Trans>there is no printed form in this status</Trans>
  if (reason.kind === 'tooLarge')
    return <Trans>the file has become as large as it may: download these by themselves</Trans>
  return <>{failureText(reason.failure, msg`It could not be read`).text}</>
}

/** What is not among the files that were made, each with its reason. */
export const LeftOutList = ({ leftOut }: { readonly leftOut: readonly LeftOut[] }) => {
  const { t } = useLingui()
  if (leftOut.length === 0) return null
  return (
    <Banner isLive title={t`Not everything could be made`} tone="warning">
      <p>
        <Plural
          one="The print of # declaration is missing:"
          other="The prints of # declarations are missing:"
          value={leftOut.length}
        />
      </p>
      <ul>
        {leftOut.map(({ row, reason }) => (
          <li key={row.declaration_id}>
            {rowLabel(row)}: <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
