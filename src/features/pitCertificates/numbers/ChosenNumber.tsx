import { useLingui } from '@lingui/react'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { reasonTexts } from './reasonTexts.ts'
import { useWhatToDo } from './useWhatToDo.ts'
import { numberLabel, type WaitingNumber } from './waitingNumber.ts'

/** Why the chosen number waits and what to do, whole: a narrow table cuts both off. */
export const ChosenNumber = ({ of: row }: { readonly of: WaitingNumber }) => {
  const { i18n } = useLingui()
  const whatToDo = useWhatToDo()
  return (
    <Banner isLive title={`${numberLabel(row)}: ${i18n._(reasonTexts[row.reason].why)}`} tone="info">
      <p>{whatToDo(row)}</p>
    </Banner>
  )
}
