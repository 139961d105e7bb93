import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { makeSpreadsheet } from '../../spreadsheets/spreadsheets.ts'
import type { FilledShape } from '../../spreadsheets/worker/protocol.ts'
import { notify } from '../../ui/feedback/toasts.ts'
import { saveFile } from '../../ui/pdf/saveFile.ts'

export interface Sample {
  readonly isMaking: boolean
  readonly download: () => void
}

/** One of several, with what its button says. */
export interface NamedSample extends Sample {
  readonly label: string
}

/** Makes a sample file with headings in the user's language. */
export const useSample = (name: string, sheets: () => readonly FilledShape[]): Sample => {
  const { t } = useLingui()
  const [isMaking, setMaking] = useState(false)
  const download = async (): Promise<void> => {
    setMaking(true)
    const made = await makeSpreadsheet(sheets())
    setMaking(false)
    if (made.ok) saveFile(made.value, name)
    else notify.error(t`The sample file could not be made. Check the connection, then try again.`)
  }
  return { isMaking, download: () => void download() }
}
