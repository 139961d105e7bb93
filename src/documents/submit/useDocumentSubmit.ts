import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { notify } from '../../ui/feedback/toasts.ts'
import { useFiledKind } from '../filedKind.ts'
import { provideDocumentSubmit } from './provideDocumentSubmit.ts'
import { useSubmitParts } from './useSubmitParts.ts'
import type { WhileSaving } from './whileSaving.ts'

/** The one hook that gives documentSubmit its actors, for the form that runs it as its child and for the list. */
export const useDocumentSubmit = (whileSaving: WhileSaving) => {
  const parts = useSubmitParts()
  const { words } = useFiledKind()
  const { i18n } = useLingui()
  return useMemo(
    () =>
      provideDocumentSubmit({
        ...parts,
        whileGenerating: (save) => notify.loadingWhile(i18n._(msg`Loading...`), () => whileSaving(save)),
        announceGenerated: () => notify.success(i18n._(words.submit.generated)),
      }),
    [parts, words, i18n, whileSaving],
  )
}
