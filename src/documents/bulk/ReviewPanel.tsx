import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { certificateTypes, type CertificateType } from '../../domain/certificateCodes.ts'
import { sentAtOnce } from '../../domain/documents/listRules.ts'
import { isToSend, type BulkItem } from '../../machines/documentsSubmit/items.ts'
import { onlyWayOf, wayOf, type SigningWay } from '../../machines/signingWays.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { RadioGroup } from '../../ui/form/RadioGroup.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { useTypeOptions } from '../submit/panels/ChooseTypePanel.tsx'
import { ItemList, type ItemNames } from './ItemList.tsx'
import { useBulkKind } from './bulkKind.ts'

interface Props {
  readonly items: readonly BulkItem[]
  readonly names: ItemNames
  readonly available: readonly CertificateType[]
  /** The way in which the documents were being signed before; null where they begin. */
  readonly way: SigningWay | null
  /** Confirmed without a choice that can sign, or with nothing to send. */
  readonly isMissing: boolean
  readonly onConfirm: (chosen: CertificateType | null, withWarned: boolean) => void
  readonly onCancel: () => void
}

const { usbToken, hsm, remoteSignature } = certificateTypes
const offered = [usbToken, hsm, remoteSignature] as const

/** The type that is chosen beforehand: that of before, else the only possible one, else the token; where there is one. */
const firstChoice = (available: readonly CertificateType[], before: SigningWay | null): CertificateType | null => {
  const typeOf = (way: SigningWay): CertificateType | undefined =>
    offered.find((type) => wayOf(type) === way && available.some((one) => wayOf(one) === way))
  return (before === null ? undefined : typeOf(before)) ?? typeOf(onlyWayOf(available) ?? 'token') ?? null
}

/** Asked once for all documents that a warning concerns. */
const Warned = ({
  items,
  names,
  isSelected,
  onChange,
}: {
  readonly items: readonly BulkItem[]
  readonly names: ItemNames
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  const named = (warning: BulkItem['warnings'][number]): string =>
    items
      .filter(({ warnings }) => warnings.includes(warning))
      .map(({ documentId }) => names.get(documentId) ?? documentId)
      .join(', ')
  const differing = named('representative')
  const corrected = named('corrected')
  return (
    <Banner tone="warning" title={t`Some of them need your decision`}>
      {differing !== '' && <p>{i18n._(bulk.warned(differing))}</p>}
      {corrected !== '' && (
        <p>
          <Trans>
            Turned down by the tax authority and corrected since; open one to see what has changed: {corrected}
          </Trans>
        </p>
      )}
      <Checkbox isSelected={isSelected} onChange={onChange}>
        <Trans>Send these too</Trans>
      </Checkbox>
    </Banner>
  )
}

/** How often the device asks, said before anything is signed. */
const useDeviceText = (chosen: CertificateType | null, count: number): string | null => {
  const { t } = useLingui()
  if (chosen === null || count < 2) return null
  const texts = {
    token: t`The signing application asks for consent and PIN once for all of one taxpayer.`,
    hsm: t`You enter the PIN once for all of one taxpayer.`,
    remote: t`You confirm on the phone once for all of one taxpayer where your provider allows it, else once for each: at most ${count} confirmations.`,
  }
  return texts[wayOf(chosen)]
}

/** What is sent, what is left out and why, and with what it is signed: everything that is asked, asked once. */
export const ReviewPanel = ({ items, names, available, way, isMissing, onConfirm, onCancel }: Props) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  const isMany = items.length > sentAtOnce
  const options = useTypeOptions(available).filter(({ value }) => !isMany || value === hsm)
  const [chosen, setChosen] = useState<CertificateType | null>(() => firstChoice(available, way))
  const [withWarned, setWithWarned] = useState(false)
  const form = useId()
  const going = items.filter((item) => isToSend(item, withWarned))
  const warned = items.filter(({ stage, warnings }) => stage !== 'leftOut' && warnings.length > 0)
  const leftOut = items.filter(({ stage }) => stage === 'leftOut')
  const count = going.length
  const deviceText = useDeviceText(chosen, count)
  const manyText = t`More than ${sentAtOnce} are signed and sent by the signing server (HSM) alone. You enter the PIN once, and the server goes on when you close the page.`
  return (
    <StepPanel
      main={{ label: <Trans>Sign and send</Trans>, form }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`To be sent: ${count} of ${items.length}`}
      tone="info"
    >
      <form
        className="bulk-section"
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(chosen, withWarned)
        }}
      >
        {isMissing && count === 0 && <Banner isLive title={t`Nothing is left to send.`} tone="danger" />}
        {count > 0 && <ItemList items={going} label={i18n._(bulk.going)} names={names} />}
        {warned.length > 0 && <Warned isSelected={withWarned} items={warned} names={names} onChange={setWithWarned} />}
        {leftOut.length > 0 && <ItemList items={leftOut} label={i18n._(bulk.leftOut)} names={names} />}
        <RadioGroup
          description={isMany ? manyText : (deviceText ?? undefined)}
          errorMessage={isMissing && chosen === null ? t`Please select digital signature type.` : undefined}
          label={t`Digital signature type`}
          onChange={(value) => setChosen(offered.find((type) => type === value) ?? null)}
          options={options}
          value={chosen ?? ''}
        />
      </form>
    </StepPanel>
  )
}
