import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { shownNumber } from '../../i18n/numbers.ts'
import type { UploadSummary } from '../../machines/excelUpload/setup.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { RefusedRow } from './giveBack.ts'
import type { UploadWords } from './uploadWords.ts'

/** A row that was not uploaded. */
export interface NamedRefusal extends RefusedRow {
  /** What the row is about. */
  readonly name: string
}

interface Props {
  readonly words: UploadWords
  readonly reasonText: (code: string) => MessageDescriptor
  /** What can be done with what was uploaded. */
  readonly children?: ReactNode
  readonly summary: UploadSummary | null
  readonly refused: readonly NamedRefusal[]
  readonly isGivingBack: boolean
  readonly isNotGivenBack: boolean
  readonly onGiveBack: () => void
}

/** Refused rows that are named on the page; the file names all of them. */
const mostNamed = 50

/** Total, success and failed, and the way to the file with the reasons (seed 001 §4). */
export const ResultsPanel = ({
  words,
  reasonText,
  summary,
  refused,
  isGivingBack,
  isNotGivenBack,
  onGiveBack,
  children,
}: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  if (summary === null) return null
  const { total, success, failed } = summary
  return (
    <Stack gap={4}>
      <Banner
        isLive
        title={i18n._(failed === 0 ? words.allUploaded : success === 0 ? words.noneUploaded : words.someUploaded)}
        tone={failed === 0 ? 'success' : 'warning'}
      >
        <Totals total={total} success={success} failed={failed} />
      </Banner>
      {isNotGivenBack && (
        <Banner isLive title={t`The file could not be made`} tone="danger">
          <Trans>The upload stays as it is. Check the connection, then try again.</Trans>
        </Banner>
      )}
      {refused.length > 0 && <RefusedRows reasonText={reasonText} refused={refused} />}
      {failed > 0 && (
        <div>
          <Button icon={<DownloadIcon />} isPending={isGivingBack} onPress={onGiveBack}>
            {t`Download my file with the reasons`}
          </Button>
        </div>
      )}
      {children}
    </Stack>
  )
}

const Totals = ({ total, success, failed }: UploadSummary) => (
  <dl className="upload-totals">
    <div>
      <dt>
        <Trans>Total</Trans>
      </dt>
      <dd>{shownNumber(total)}</dd>
    </div>
    <div>
      <dt>
        <Trans>Success</Trans>
      </dt>
      <dd>{shownNumber(success)}</dd>
    </div>
    <div>
      <dt>
        <Trans>Fail</Trans>
      </dt>
      <dd>{shownNumber(failed)}</dd>
    </div>
  </dl>
)

const RefusedRows = ({ refused, reasonText }: Pick<Props, 'refused' | 'reasonText'>) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const own = refused.filter(({ message }) => message !== 'not_uploaded')
  const more = own.length - mostNamed
  return (
    <>
      <ul aria-label={t`Refused rows`} className="upload-refused">
        {own.slice(0, mostNamed).map(({ number, name, message }, place) => (
          <li key={place}>
            {number === null ? t`New row` : t`Row ${number}`}: {name} – {i18n._(reasonText(message))}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t`And ${more} more, which the file names.`}</p>}
    </>
  )
}
