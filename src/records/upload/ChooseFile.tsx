import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { NamedSample, Sample } from './useSample.ts'
import type { ProblemText } from './unreadableTexts.ts'

interface Props {
  /** Why the file before could not be read. */
  readonly problem: ProblemText | null
  readonly sample: Sample
  /** Of other kinds of the same records, each with what its button says. */
  readonly others?: readonly NamedSample[] | undefined
  readonly onChoose: (source: File | string) => void
}

/** Step 1: the sample file; step 2: a file that is dropped or browsed for, or cells that are pasted (seed 001 §2.8). */
export const ChooseFile = ({ problem, sample, others = [], onChoose }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  return (
    <Stack gap={4}>
      {problem !== null && (
        <Banner isLive title={i18n._(problem.title)} tone="danger">
          <p>{i18n._(problem.text)}</p>
          {problem.hint !== undefined && <p>{i18n._(problem.hint)}</p>}
        </Banner>
      )}
      <section aria-label={t`Step 1`} className="upload-step">
        <h3>
          <Trans>1. Download the sample file</Trans>
        </h3>
        <p>
          <Trans>
            It has the columns that are needed, with an example in each of them. Your own file may have them in any
            order.
          </Trans>
        </p>
        <div>
          <Button icon={<DownloadIcon />} isPending={sample.isMaking} onPress={sample.download}>
            {t`Download the sample file`}
          </Button>
        </div>
        {others.map(({ label, isMaking, download }) => (
          <div key={label}>
            <Button icon={<DownloadIcon />} isPending={isMaking} onPress={download}>
              {label}
            </Button>
          </div>
        ))}
      </section>
      <section aria-label={t`Step 2`} className="upload-step">
        <h3>
          <Trans>2. Choose your file</Trans>
        </h3>
        <DropPlace onChoose={onChoose} />
      </section>
    </Stack>
  )
}

const DropPlace = ({ onChoose }: Pick<Props, 'onChoose'>) => {
  const { t } = useMacro()
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const [file] = event.clipboardData?.files ?? []
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (file === undefined && text.trim() === '') return
    event.preventDefault()
    onChoose(file ?? text)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <FileDrop
      accept=".xlsx,.xls"
      browse={t`Browse`}
      fileLabel={t`Excel file`}
      label={t`Drop a file here, or paste cells`}
      onChoose={onChoose}
    >
      <Trans>Drop an .xlsx or .xls file here, or paste cells that you have copied from a spreadsheet (Ctrl+V).</Trans>
    </FileDrop>
  )
}
