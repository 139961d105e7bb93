import { useLingui } from '@lingui/react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { reasonTexts } from './reasonTexts.ts'
import { useWhatToDo } from './useWhatToDo.ts'
import { numberLabel, type SymbolOf, type WaitingNumber } from './waitingNumber.ts'

interface Props {
  readonly of: WaitingNumber
  readonly symbolOf: SymbolOf
}

/** Why the chosen number waits and what to do, whole: a narrow table cuts both off. */
export const ChosenNumber = ({ of: row, symbolOf }: Props) => {
  const { i18n } = useLingui()
  const whatToDo = useWhatToDo()
  return (
    <Banner isLive title={`${numberLabel(row, symbolOf)}: ${i18n._(reasonTexts[row.reason].why)}`} tone="info">
      <p>{whatToDo(row)}</p>
    </Banner>
  )
}
