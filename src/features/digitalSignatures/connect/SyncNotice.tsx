import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../domain/failure.ts'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { failureTexts as hsmTexts } from '../../../hsm/failureTexts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const known = [hsmTexts]

interface Props {
  readonly failure: Failure | null
  /** Certificates whose account could not be read. */
  readonly left: number
  readonly onConnect: () => void
  readonly onAgain: () => void
}

const Failed = ({ failure, onAgain }: { readonly failure: Failure; readonly onAgain: () => void }) => {
  const { t } = useLingui()
  const { title, text } = useFailureText()(failure, msg`Sync failed`)
  return (
    <Banner actions={<Button onPress={onAgain} size="small">{t`Try again`}</Button>} isLive title={title} tone="danger">
      {text}
    </Banner>
  )
}

/** Why certificates were not read anew, all of them or some. */
export const SyncNotice = ({ failure, left, onConnect, onAgain }: Props) => {
  const { t } = useLingui()
  if (failure !== null)
    return (
      <AreaTexts texts={known}>
        <Failed failure={failure} onAgain={onAgain} />
      </AreaTexts>
    )
  return left === 0 ? null : (
    <Banner
      actions={<Button onPress={onConnect} size="small">{t`Connect to the signing server`}</Button>}
      isLive
      title={t`Some certificates could not be read anew`}
      tone="warning"
    >
      {t`${plural(left, {
        one: 'The account of # certificate could not be read: it stays as it was.',
        other: 'The accounts of # certificates could not be read: they stay as they were.',
      })}`}
    </Banner>
  )
}
