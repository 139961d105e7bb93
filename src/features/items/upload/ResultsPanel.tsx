import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { shownNumber } from '../../../i18n/numbers.ts'
import type { UploadSummary } from '../../../machines/excelUpload/setup.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { reasonText } from './reasons.ts'
import type { SettleRow } from './refusedRows.ts'

interface Props {
  readonly summary: UploadSummary | null
  readonly refused: readonly SettleRow[]
  readonly isGivingBack: boolean
  readonly isNotGivenBack: boolean
  readonly onGiveBack: () => void
}

/** Refused rows that are named on the page; the file names all of them. */
const mostNamed = 50

/** Total, success and failed, and the way to the file with the reasons (seed 001 §4). */
export const ResultsPanel = ({ summary, refused, isGivingBack, isNotGivenBack, onGiveBack }: Props) => {
  const { t } = useMacro()
  if (summary === null) return null
  const { total, success, failed } = summary
  return (
    <Stack gap={4}>
      <Banner
        isLive
        title={
          failed === 0
            ? t`All items were uploaded`
            : success === 0
              ? t`Nothing was uploaded`
              : t`Some items were not uploaded`
        }
        tone={failed === 0 ? 'success' : 'warning'}
      >
        <Totals total={total} success={success} failed={failed} />
      </Banner>
      {isNotGivenBack && (
        <Banner isLive title={t`The file could not be made`} tone="danger">
          <Trans>The upload stays as it is. Check the connection, then try again.</Trans>
        </Banner>
      )}
      {refused.length > 0 && <RefusedRows refused={refused} />}
      {failed > 0 && (
        <div>
          <Button icon={<DownloadIcon />} isPending={isGivingBack} onPress={onGiveBack}>
            {t`Download my file with the reasons`}
          </Button>
        </div>
      )}
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

const RefusedRows = ({ refused }: Pick<Props, 'refused'>) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const own = refused.filter(({ message }) => message !== 'not_uploaded')
  const more = own.length - mostNamed
  return (
    <>
      <ul aria-label={t`Refused rows`} className="upload-refused">
        {own.slice(0, mostNamed).map(({ number, item_code, message }, place) => (
          <li key={place}>
            {number === null ? t`New row` : t`Row ${number}`}: {item_code} – {i18n._(reasonText(message))}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t`And ${more} more, which the file names.`}</p>}
    </>
  )
}
