import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { makeSpreadsheet } from '../../../spreadsheets/spreadsheets.ts'
import { notify } from '../../../ui/feedback/toasts.ts'
import { saveFile } from '../../../ui/pdf/saveFile.ts'
import { sampleSheets } from './sample.ts'
import { sampleProblem } from './sampleTexts.ts'

/** Makes the sample file `{product}_Items_SAMPLE.xlsx` (seed 001 §9), with headings in the user's language. */
export const useSample = () => {
  const { i18n } = useLingui()
  const [isMaking, setMaking] = useState(false)
  const download = async (): Promise<void> => {
    setMaking(true)
    const made = await makeSpreadsheet(sampleSheets(i18n))
    setMaking(false)
    if (made.ok) saveFile(made.value, 'Tokhai_Items_SAMPLE.xlsx')
    else notify.error(i18n._(sampleProblem))
  }
  return { isMaking, download: () => void download() }
}
