import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UnfinishedForm } from '../../api/contract/documents/unfinished.ts'
import type { OfferFailure } from '../../machines/formKeeping/setup.ts'
import { FormFailure } from '../../records/form/FormFailure.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useFiledKind } from '../filedKind.ts'
import type { Discarding } from './useDiscarding.ts'
import { UnfinishedBanner } from './UnfinishedBanner.tsx'

interface Props {
  readonly offer: {
    readonly offered: UnfinishedForm | null
    /** Whether its document was changed after it was kept. */
    readonly isChangedSince: boolean
    readonly isElsewhere: boolean
    readonly isComing: boolean
    readonly mayDecide: boolean
    readonly isDiscarding: boolean
    readonly isKeptSince: boolean
    readonly failure: OfferFailure | null
    /** Whether it is in the form, which says so until that is closed. */
    readonly isContinued: boolean
  }
  readonly whyNotContinue: string | undefined
  readonly onContinue: () => void
  readonly onDiscard: () => void
  readonly onDismiss: () => void
  /** Gives the focus to the form where what had it is gone. */
  readonly onFocus: () => void
}

const discardingOf = ({ isDiscarding, isKeptSince, failure }: Props['offer']): Discarding => ({
  isDiscarding,
  isKeptSince,
  notDiscarded: failure?.step === 'discard' ? failure.cause : null,
})

/** The dialog that discards the offer is gone with it, and cannot give the focus back. */
const useFocusOnceDiscarded = ({ offered, isDiscarding }: Props['offer'], onFocus: () => void): void => {
  const wasDiscarding = useRef(false)
  const isGone = offered === null
  const focus = useEffectEvent(onFocus)
  useEffect(() => {
    if (isGone && wasDiscarding.current) focus()
    wasDiscarding.current = isDiscarding
  }, [isGone, isDiscarding])
}

/** In the form: what an earlier visit has left of it, and that it is there again. */
export const UnfinishedOffer = ({ offer, whyNotContinue, onContinue, onDiscard, onDismiss, onFocus }: Props) => {
  const { i18n } = useLingui()
  const { words } = useFiledKind()
  const { offered, failure, isElsewhere, isComing, mayDecide } = offer
  useFocusOnceDiscarded(offer, onFocus)
  if (offer.isContinued) return <Continued onDismiss={onDismiss} onFocus={onFocus} />
  if (offered === null) return null
  return (
    <>
      <UnfinishedBanner
        discarding={discardingOf(offer)}
        form={offered}
        isComing={isComing}
        isElsewhere={isElsewhere}
        mayDecide={mayDecide}
        onContinue={onContinue}
        onDiscard={onDiscard}
        whyNotContinue={whyNotContinue}
      >
        {offer.isChangedSince && <p>{i18n._(words.unfinished.isChangedSince)}</p>}
        <Meanwhile isElsewhere={isElsewhere} />
      </UnfinishedBanner>
      {failure?.step === 'continue' && <FormFailure failure={failure.cause} step={undefined} />}
    </>
  )
}

/** What becomes of what is typed while the offer is not decided upon; said before anything is typed, so that no field moves then. */
const Meanwhile = ({ isElsewhere }: { readonly isElsewhere: boolean }) => (
  <p>
    {isElsewhere ? (
      <Trans>What you type here is not kept until you save it.</Trans>
    ) : (
      <Trans>Continuing replaces what you type here before, which is kept only once you have chosen.</Trans>
    )}
  </p>
)

const Continued = ({ onDismiss, onFocus }: Pick<Props, 'onDismiss' | 'onFocus'>) => {
  const { t } = useLingui()
  const focus = useEffectEvent(onFocus)
  // The button that continued it is gone.
  useEffect(() => focus(), [])
  const dismiss = (): void => {
    onDismiss()
    onFocus()
  }
  return (
    <Banner isLive onDismiss={dismiss} title={t`What you had typed is in the form again`} tone="info">
      <p>
        <Trans>It is not saved yet: go on, then save or send it.</Trans>
      </p>
    </Banner>
  )
}
